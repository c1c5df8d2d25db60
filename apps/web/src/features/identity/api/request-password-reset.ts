import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';

export const passwordResetSchema = requestPasswordReset.body;

export function askForPasswordReset(body: BodyOf<typeof requestPasswordReset>) {
  return api().call(requestPasswordReset, { body });
}
