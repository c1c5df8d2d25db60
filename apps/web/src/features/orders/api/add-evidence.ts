import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { addEvidence as call } from '@waybill/contract/orders/add-evidence';

export type Evidence = BodyFor<typeof call>;

export function addEvidence(id: string, body: Evidence, idempotencyKey: string) {
  return api().call(call, { params: { id }, body, idempotencyKey });
}
