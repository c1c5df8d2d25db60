import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { defineRoute } from '../../../platform/http/route.ts';
import { addEvidenceTo } from '../commands/add-evidence.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const addEvidenceRoute = defineRoute(
  addEvidence,
  async (context: OrdersContext, { caller, params, body, idempotencyKey }) => {
    await addEvidenceTo(context, caller.userId, idempotencyKey, { orderId: params.id, ...body });
    return readOrder(context, params.id, caller.userId);
  },
);
