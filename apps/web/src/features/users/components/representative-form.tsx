import { businessFields } from '@waybill/contract/users/business';
import type { BusinessView } from '@waybill/contract/users/business-view';
import { businessRepRoles } from '@waybill/contract/users/enums';
import type { OwnUser } from '@waybill/contract/users/user-view';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CityField, CountryOptions, useCountries } from '../../places/index.ts';
import { updateUser } from '../api/update-user.ts';

const { businessRepName, businessRepRole, businessRepCity, businessRepCountry, businessRepCountryCode } = businessFields;
const schema = z.object({ businessRepName, businessRepRole, businessRepCity, businessRepCountry, businessRepCountryCode });

const draft = draftOf('representative', {
  businessRepName: '',
  businessRepRole: '',
  businessRepCity: '',
  businessRepCountry: '',
  businessRepCountryCode: '',
});

type RepresentativeFormProps = {
  readonly business: BusinessView;
  readonly onSaved: (user: OwnUser) => void;
  readonly onLater: () => void;
};

export function RepresentativeForm(props: RepresentativeFormProps) {
  const { business } = props;
  const countries = useCountries();
  const form = useSchemaForm({ schema, initial: draft.empty });
  useDraft(form, draft, {
    businessRepName: business.businessRepName ?? '',
    businessRepRole: business.businessRepRole ?? '',
    businessRepCity: business.businessRepCity ?? '',
    businessRepCountry: business.businessRepCountry,
    businessRepCountryCode: business.businessRepCountryCode,
  });

  async function save(changes: z.infer<typeof schema>): Promise<void> {
    const user = await updateUser(changes);
    draft.clear(sessionStorage);
    props.onSaved(user);
  }
  function chooseCountry(code: string): void {
    const chosen = countries.find(({ id }) => id === code);
    form.set({ businessRepCountryCode: code, businessRepCountry: chosen?.name ?? '', businessRepCity: '' });
  }

  return (
    <form {...form.form({ onValid: save })} className="grid gap-4">
      <TextField label="Full name" autoComplete="name" {...form.field('businessRepName')} />
      <SelectField label="Role in the business" {...form.field('businessRepRole')}>
        <option value="">Choose one</option>
        {businessRepRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <SelectField
        label="Country"
        {...form.field('businessRepCountryCode')}
        onChange={(event) => chooseCountry(event.target.value)}
      >
        <CountryOptions countries={countries} />
      </SelectField>
      <CityField
        {...form.field('businessRepCity')}
        countryCode={form.fields.businessRepCountryCode || business.businessRepCountryCode}
      />
      <SubmitButton busy={form.busy}>Continue</SubmitButton>
      <Button variant="quiet" full onClick={props.onLater}>
        Finish later
      </Button>
    </form>
  );
}
