import { PhoneField } from '../../../ui/phone-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CityField, CountryOptions, dialCodesOf, useCountries } from '../../places/index.ts';
import { type PersonWire, personParts } from '../model/person-form.ts';
import { suggestUsername } from '../model/suggest-username.ts';
import type { PersonFormState } from '../model/use-person-form.ts';
import { FormParts } from './form-parts.tsx';
import { ReferrerField } from './referrer-field.tsx';
import { type CheckUsername, UsernameField } from './username-field.tsx';

type PersonFormProps = {
  readonly form: PersonFormState;
  readonly part: number;
  readonly onPart: (part: number) => void;
  readonly isUsernameTaken: CheckUsername;
  readonly onDone: (person: PersonWire) => Promise<void>;
};

type PlacedProps = PersonFormProps & { readonly countries: ReturnType<typeof useCountries> };

/** The form for a person’s name, address and contact details. */
export function PersonForm(props: PersonFormProps) {
  const { form, part, onPart, onDone } = props;
  const countries = useCountries();
  return (
    <FormParts form={form} parts={personParts} part={part} onPart={onPart} onDone={onDone}>
      {part === 0 ? <YouFields {...props} /> : null}
      {part === 1 ? <PlaceFields {...props} countries={countries} /> : null}
      {part === 2 ? <ContactFields {...props} countries={countries} /> : null}
    </FormParts>
  );
}

function YouFields({ form, isUsernameTaken }: PersonFormProps) {
  const name = form.field('fullName');
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="name"
        enterKeyHint="next"
        {...name}
        onBlur={() => {
          name.onBlur();
          if (!form.fields.username) form.set({ username: suggestUsername(form.fields.fullName) });
        }}
      />
      <UsernameField
        isTaken={isUsernameTaken}
        isSuggestion={form.fields.username === suggestUsername(form.fields.fullName)}
        hint="How others find you: letters, numbers, dots."
        enterKeyHint="next"
        {...form.field('username')}
      />
    </>
  );
}

function PlaceFields({ form, countries }: PlacedProps) {
  function choose(countryCode: string) {
    const chosen = countries.find(({ id }) => id === countryCode);
    if (!chosen) return;
    const dialCode = form.fields.phoneNumber ? form.fields.dialCode : chosen.dialCode;
    form.set({ countryCode, countryOfResidence: chosen.name, city: '', dialCode });
  }
  return (
    <>
      <SelectField
        label="Country"
        autoComplete="country"
        {...form.field('countryCode')}
        onChange={(event) => choose(event.target.value)}
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <CityField {...form.field('city')} countryCode={form.fields.countryCode} />
    </>
  );
}

function ContactFields({ form, countries, isUsernameTaken }: PlacedProps) {
  const inNigeria = form.fields.countryCode === 'NG';
  const fromProvider = form.fields.ticket !== '';
  const email = (
    <TextField
      key="email"
      label="Email"
      type="email"
      autoComplete="email"
      readOnly={fromProvider}
      hint={fromProvider ? 'From the account you signed in with.' : inNigeria ? undefined : 'We send a six-digit code here next.'}
      {...form.field('email')}
    />
  );
  const phone = (
    <PhoneField
      key="phone"
      label={inNigeria ? 'Phone number' : 'Phone number (optional)'}
      dialCode={form.fields.dialCode}
      dialCodes={dialCodesOf(countries)}
      onDialCode={(dialCode) => form.set({ dialCode })}
      hint={inNigeria ? 'We send a six-digit code by SMS next.' : undefined}
      {...form.field('phoneNumber')}
    />
  );
  return (
    <>
      {inNigeria ? [phone, email] : [email, phone]}
      <ReferrerField isTaken={isUsernameTaken} {...form.field('referrer')} />
    </>
  );
}
