import { decideDispute as call } from '@waybill/contract/ops/decide-dispute';
import { decideDispute, inputOf } from '../commands/decide-dispute.ts';
import { defineRoute } from '../define-route.ts';
import { readDispute } from '../read-disputes.ts';

export const decideDisputeRoute = defineRoute(call, async (context, { caller, params: { orderId }, body, idempotencyKey }) => {
  await decideDispute(context, { staffId: caller.userId, order: orderId, ...inputOf(body), idempotencyKey });
  return readDispute(context.db, orderId);
});
