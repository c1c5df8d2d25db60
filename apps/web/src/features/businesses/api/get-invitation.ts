import { api } from '@waybill/client/browser-client';
import { getInvitation as call } from '@waybill/contract/businesses/get-invitation';
import type { ResultOf } from '@waybill/contract/call';

export type Invitation = ResultOf<typeof call>;

export function getInvitation(token: string, signal: AbortSignal) {
  return api().call(call, { params: { token }, signal });
}
