import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';

export const confirmPasswordSchema = confirmPassword.body;

export function confirmWithPassword(body: BodyOf<typeof confirmPassword>) {
  return api().call(confirmPassword, { body });
}
