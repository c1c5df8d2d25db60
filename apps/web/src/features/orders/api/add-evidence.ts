import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { addEvidence } from '@waybill/contract/orders/add-evidence';

export type Evidence = BodyFor<typeof addEvidence>;

export function giveEvidence(id: string, body: Evidence, idempotencyKey: string) {
  return api().call(addEvidence, { params: { id }, body, idempotencyKey });
}
