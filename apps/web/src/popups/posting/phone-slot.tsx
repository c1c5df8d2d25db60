import { dialCodesOf, useCountries } from '../../features/places/components/use-countries.ts';
import type { PhoneSlotProps } from '../../forms/field-slots.ts';
import { PhoneField } from '../../ui/phone-field.tsx';

/** Somebody else’s number: nothing of one’s own is proposed for it. */
export function PhoneSlot({ input, ...rest }: PhoneSlotProps) {
  return <PhoneField {...rest} dialCodes={dialCodesOf(useCountries())} {...input} autoComplete="off" />;
}
