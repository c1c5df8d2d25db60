import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { confirmPassword as call } from '@waybill/contract/identity/confirm-password';

/** By the password, or by the ticket of a sign-in at one’s provider. */
export function confirmPassword(body: BodyOf<typeof call>) {
  return api().call(call, { body });
}
