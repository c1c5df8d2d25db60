import { joinPhoneNumber } from '@waybill/contract/text';

/** A phone number may be typed as people write it at home, `0803 123 4567`; it is sent with its dial code. */
export function signInIdentifier(typed: string): string {
  const text = typed.trim();
  if (/^\+[\d\s().-]+$/.test(text)) return `+${text.replace(/\D/g, '')}`;
  return /^0[\d\s().-]{9,}$/.test(text) ? joinPhoneNumber('+234', text) : text;
}
