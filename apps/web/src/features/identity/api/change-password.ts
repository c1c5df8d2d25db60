import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { changePassword } from '@waybill/contract/identity/change-password';

export function choosePassword(body: BodyOf<typeof changePassword>) {
  return api().call(changePassword, { body });
}
