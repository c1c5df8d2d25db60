import { PhoneField } from '../../../ui/phone-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CountryOptions, dialCodesOf, useCountries } from '../../places/index.ts';
import { type BusinessWire, businessParts } from '../model/business-form.ts';
import { suggestUsername } from '../model/suggest-username.ts';
import type { BusinessFormState } from '../model/use-business-form.ts';
import { FleetField, HoursFields, WebsiteField } from './business-fields.tsx';
import { FormParts } from './form-parts.tsx';
import { ReferrerField } from './referrer-field.tsx';
import { type CheckUsername, UsernameField } from './username-field.tsx';

type BusinessFormProps = {
  readonly form: BusinessFormState;
  readonly part: number;
  readonly onPart: (part: number) => void;
  readonly isUsernameTaken: CheckUsername;
  readonly onDone: (business: BusinessWire) => Promise<void>;
};

type PlacedProps = BusinessFormProps & { readonly countries: ReturnType<typeof useCountries> };

/** A business with a fleet: its name, how customers reach it, what it drives and when. */
export function BusinessForm(props: BusinessFormProps) {
  const { form, part, onPart, onDone } = props;
  const countries = useCountries();
  return (
    <FormParts form={form} parts={businessParts} part={part} onPart={onPart} onDone={onDone}>
      {part === 0 ? <NameFields {...props} countries={countries} /> : null}
      {part === 1 ? <ContactFields {...props} countries={countries} /> : null}
      {part === 2 ? <FleetFields {...props} /> : null}
    </FormParts>
  );
}

function NameFields({ form, countries, isUsernameTaken }: PlacedProps) {
  const name = form.field('businessName');
  function choose(businessRepCountryCode: string) {
    const chosen = countries.find(({ id }) => id === businessRepCountryCode);
    if (!chosen) return;
    const dialCode = form.fields.businessPhoneNumber ? form.fields.dialCode : chosen.dialCode;
    form.set({ businessRepCountryCode, businessRepCountry: chosen.name, dialCode });
  }
  return (
    <>
      <TextField
        label="Name of the business"
        autoComplete="organization"
        {...name}
        onBlur={() => {
          name.onBlur();
          if (!form.fields.username) form.set({ username: suggestUsername(form.fields.businessName) });
        }}
      />
      <UsernameField
        isTaken={isUsernameTaken}
        isSuggestion={form.fields.username === suggestUsername(form.fields.businessName)}
        hint="How customers find you: letters, numbers, dots."
        {...form.field('username')}
      />
      <SelectField
        label="Country"
        autoComplete="country"
        {...form.field('businessRepCountryCode')}
        onChange={(event) => choose(event.target.value)}
      >
        <CountryOptions countries={countries} />
      </SelectField>
    </>
  );
}

function ContactFields({ form, countries }: PlacedProps) {
  const inNigeria = form.fields.businessRepCountryCode === 'NG';
  return (
    <>
      <PhoneField
        label="Business phone"
        dialCode={form.fields.dialCode}
        dialCodes={dialCodesOf(countries)}
        onDialCode={(dialCode) => form.set({ dialCode })}
        hint={inNigeria ? 'We send a six-digit code by SMS next.' : undefined}
        {...form.field('businessPhoneNumber')}
      />
      <TextField
        label="Business email"
        type="email"
        autoComplete="email"
        hint={inNigeria ? undefined : 'We send a six-digit code here next.'}
        {...form.field('businessEmail')}
      />
      <WebsiteField {...form.field('businessWebsite')} />
    </>
  );
}

function FleetFields({ form, isUsernameTaken }: BusinessFormProps) {
  return (
    <>
      <FleetField {...form.field('numberOfVehiclesInFleet')} />
      <HoursFields start={form.field('workingHoursStart')} end={form.field('workingHoursEnd')} />
      <ReferrerField isTaken={isUsernameTaken} {...form.field('referrer')} />
    </>
  );
}
