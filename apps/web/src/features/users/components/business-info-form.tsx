import type { BusinessView } from '@waybill/contract/users/business-view';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { businessInfoDraft, businessInfoFieldsOf, businessInfoSchema, businessInfoToWire } from '../model/account-form.ts';
import { type ChangeHandlers, useChangeForm } from '../model/use-change-form.ts';
import { WebsiteField } from './business-fields.tsx';

type BusinessInfoFormProps = ChangeHandlers & { readonly business: BusinessView };

export function BusinessInfoForm({ business, ...handlers }: BusinessInfoFormProps) {
  const { form, props } = useChangeForm({
    schema: businessInfoSchema,
    toWire: (fields) => businessInfoToWire(business.dialCode, fields),
    draft: businessInfoDraft,
    saved: businessInfoFieldsOf(business),
    ...handlers,
  });
  return (
    <form {...props} className="grid gap-4">
      <TextField label="Name of the business" autoComplete="organization" {...form.field('businessName')} />
      <TextField
        label="Business email"
        type="email"
        autoComplete="off"
        hint="For customers. You sign in as before."
        {...form.field('businessEmail')}
      />
      <TextField label="Business phone" type="tel" autoComplete="off" {...form.field('businessPhoneNumber')} />
      <WebsiteField {...form.field('businessWebsite')} />
      <SubmitButton busy={form.busy}>Save the business</SubmitButton>
    </form>
  );
}
