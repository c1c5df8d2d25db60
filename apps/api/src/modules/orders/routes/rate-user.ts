import { rateUser as call } from '@waybill/contract/users/rate-user';
import { rateUser } from '../commands/rate-user.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const rateUserRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  await rateUser(context, caller.userId, idempotencyKey, body);
  const { ratings } = await readOrder(context, body.orderId, caller.userId);
  if (!ratings.mine) throw new Error('A rating is gone');
  return ratings.mine;
});
