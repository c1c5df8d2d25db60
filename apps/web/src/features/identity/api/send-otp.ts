import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { sendOtp } from '@waybill/contract/identity/send-otp';

export type SentCode = ResultOf<typeof sendOtp>;

/** In the body, never in the address: addresses end up in logs. */
export function sendCode(channel: 'sms' | 'email', newPhoneNumber?: string): Promise<SentCode> {
  return api().call(sendOtp, { body: newPhoneNumber ? { newPhoneNumber } : { email: channel === 'email' } });
}
