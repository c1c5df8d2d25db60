import { useEffect, useRef } from 'react';
import type { PhoneSlotProps } from '../../../forms/field-slots.ts';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { dialCodesOf, useCountries } from './use-countries.ts';

/** Somebody else’s number: nothing of one’s own is proposed for it, and its dial code is that of the place. */
export function ContactPhoneField({ input, countryCode, ...rest }: PhoneSlotProps) {
  const countries = useCountries();
  const ofPlace = countries.find(({ id }) => id === countryCode)?.dialCode;
  const latest = useRef({ input, ...rest });
  latest.current = { input, ...rest };
  useEffect(() => {
    const { input: typed, dialCode, onDialCode } = latest.current;
    if (ofPlace && ofPlace !== dialCode && !typed.value) onDialCode(ofPlace);
  }, [ofPlace]);
  return <PhoneField {...rest} dialCodes={dialCodesOf(countries)} {...input} autoComplete="off" />;
}
