import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { requestPasswordReset as call } from '@waybill/contract/identity/request-password-reset';

export const passwordResetSchema = call.body;

export function requestPasswordReset(body: BodyOf<typeof call>) {
  return api().call(call, { body });
}
