import { useEffect, useRef } from 'react';
import type { FieldInput } from '../../../forms/use-schema-form.ts';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { dialCodesOf, useCountries } from './use-countries.ts';

type ContactPhoneFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Where they live, as far as it is known: an empty number begins with its dial code. */
  readonly countryCode?: string | undefined;
  readonly dialCode: string;
  readonly onDialCode: (code: string) => void;
  readonly input: FieldInput;
};

/** Somebody else’s number: nothing of one’s own is proposed for it, and its dial code is that of the place. */
export function ContactPhoneField({ input, countryCode, ...rest }: ContactPhoneFieldProps) {
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
