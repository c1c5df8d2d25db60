import { askSide as call } from '@waybill/contract/ops/ask-side';
import { askSide } from '../commands/ask-side.ts';
import { defineRoute } from '../define-route.ts';
import { readDispute } from '../read-disputes.ts';

export const askSideRoute = defineRoute(call, async (context, { caller, params: { orderId }, body, idempotencyKey }) => {
  await askSide(context, { staffId: caller.userId, orderId, ...body }, idempotencyKey);
  return readDispute(context.db, orderId);
});
