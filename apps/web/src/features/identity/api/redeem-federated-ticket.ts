import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';

export type FederatedOutcome = ResultOf<typeof redeemFederatedTicket>;

export function redeemTicket(ticket: string): Promise<FederatedOutcome> {
  return api().call(redeemFederatedTicket, { body: { ticket } });
}
