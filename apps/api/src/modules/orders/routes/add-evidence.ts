import { addEvidence as call } from '@waybill/contract/orders/add-evidence';
import { addEvidence } from '../commands/add-evidence.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const addEvidenceRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  await addEvidence(context, caller.userId, idempotencyKey, { orderId: params.id, ...body });
  return readOrder(context, params.id, caller.userId);
});
