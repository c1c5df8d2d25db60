import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { redeemFederatedTicket as call } from '@waybill/contract/identity/redeem-federated-ticket';

export type FederatedOutcome = ResultOf<typeof call>;

export function redeemFederatedTicket(ticket: string): Promise<FederatedOutcome> {
  return api().call(call, { body: { ticket } });
}
