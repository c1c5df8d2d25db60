import type { BusinessView } from '@waybill/contract/users/business-view';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { businessInfoDraft, businessInfoFieldsOf, businessInfoSchema, businessInfoToWire } from '../model/account-form.ts';
import { type ChangeHandlers, useChangeForm } from '../model/use-change-form.ts';
import { FleetField, HoursFields, WebsiteField } from './business-fields.tsx';

type BusinessInfoFormProps = ChangeHandlers & { readonly business: BusinessView };

export function BusinessInfoForm({ business, ...handlers }: BusinessInfoFormProps) {
  const { form, props } = useChangeForm({
    schema: businessInfoSchema,
    toWire: businessInfoToWire,
    draft: businessInfoDraft,
    saved: businessInfoFieldsOf(business),
    ...handlers,
  });
  return (
    <form {...props} className="grid gap-4">
      <TextField label="Name of the business" autoComplete="organization" {...form.field('businessName')} />
      <WebsiteField {...form.field('businessWebsite')} />
      <FleetField {...form.field('numberOfVehiclesInFleet')} />
      <HoursFields start={form.field('workingHoursStart')} end={form.field('workingHoursEnd')} />
      <SubmitButton busy={form.busy}>Save the business</SubmitButton>
    </form>
  );
}
