import { addEvidence as call } from '@waybill/contract/orders/add-evidence';
import { defineRoute } from '../../../platform/http/route.ts';
import { addEvidence } from '../commands/add-evidence.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const addEvidenceRoute = defineRoute(call, async (context: OrdersContext, { caller, params, body, idempotencyKey }) => {
  await addEvidence(context, caller.userId, idempotencyKey, { orderId: params.id, ...body });
  return readOrder(context, params.id, caller.userId);
});
