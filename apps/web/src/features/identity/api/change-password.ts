import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { changePassword as call } from '@waybill/contract/identity/change-password';

export function changePassword(body: BodyOf<typeof call>) {
  return api().call(call, { body });
}
