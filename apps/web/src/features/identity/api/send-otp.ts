import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { sendOtp as call } from '@waybill/contract/identity/send-otp';

export type SentCode = ResultOf<typeof call>;

/** The number or address of somebody who mistyped theirs. */
export type Correction = { readonly newPhoneNumber: string } | { readonly newEmail: string };

/** In the body, never in the address: addresses end up in logs. */
export function sendOtp(channel: 'sms' | 'email', correction?: Correction): Promise<SentCode> {
  return api().call(call, { body: correction ?? { email: channel === 'email' } });
}
