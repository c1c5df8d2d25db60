import type { BuyView } from '@waybill/contract/sales/buy-view';
import { Button } from '../../../../ui/button.tsx';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { dialCodesOf, useCountries } from '../../../places/index.ts';
import type { OrderFormState } from './order-step-place.tsx';

type YouStepProps = { readonly view: BuyView; readonly form: OrderFormState; readonly busy: boolean };

/** Whom the carrier asks for, and how to reach them. */
export function YouStep({ view, form, busy }: YouStepProps) {
  const dialCodes = dialCodesOf(useCountries());
  return (
    <>
      <TextField label="Your name" autoComplete="name" autoCapitalize="words" maxLength={120} {...form.field('name')} />
      <PhoneField
        label="Your phone number"
        hint={`We text you a code now, and another when it is at your door. ${view.seller.name} and the carrier can call you about this parcel.`}
        dialCode={form.fields.dialCode}
        dialCodes={dialCodes}
        onDialCode={(dialCode) => form.set({ dialCode })}
        {...form.field('phoneNumber')}
      />
      <Button type="submit" full busy={busy}>
        Text me the code
      </Button>
    </>
  );
}
