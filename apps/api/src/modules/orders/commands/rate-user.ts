import type { BodyOf } from '@waybill/contract/call';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { rateUser as call } from '@waybill/contract/users/rate-user';
import { Problem } from '../../../platform/http/problem.ts';
import { countRating } from '../../users/index.ts';
import type { OrdersContext } from '../context.ts';
import { userRated } from '../events.ts';
import { isRatingOver, sideOf } from '../order-status.ts';
import { sendUpdates } from '../process/updates.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { findOrder, type OrderRow } from '../storage/orders.ts';
import { insertRating } from '../storage/ratings.ts';

type Input = BodyOf<typeof call>;

/** Rates the other side of a completed order, once. */
export async function rateUser(
  { db, publish }: OrdersContext,
  userId: string,
  idempotencyKey: string,
  input: Input,
): Promise<void> {
  const request = requestOf(userId, 'rating', idempotencyKey, input);
  await answerOnce(db, request, async (tx) => {
    const order = await findOrder(tx, input.orderId);
    const side = order && sideOf(order, userId);
    if (!order || !side) throw new Problem('not_found', 'We cannot find this order.');
    requireRateable(order);
    const ofId = side === 'sender' ? order.carrierId : order.senderId;
    const rating = {
      orderId: order.id,
      byId: userId,
      ofId,
      ratedAs: side === 'sender' ? 'carrier' : 'sender',
      stars: input.rating,
      comment: input.comment,
      // Stars for a business are stars for whoever of it came to the door, too.
      riderId: side === 'sender' ? order.riderId : null,
    } as const;
    if (!(await insertRating(tx, rating))) throw new Problem('already_rated', 'You have rated this delivery already. Thank you!');
    countRating(tx, ofId, input.rating);
    if (rating.riderId !== null) countRating(tx, rating.riderId, input.rating);
    sendUpdates(tx, [
      ...[userId, ofId].map((id) => ({
        userId: id,
        event: { type: 'order.changed', orderId: order.id, what: 'rated' } as const,
      })),
      ...[ofId, ...(rating.riderId === null ? [] : [rating.riderId])].map(
        (id) => ({ userId: id, event: { type: 'user.changed' } }) as const,
      ),
    ]);
    publish(tx, userRated, { orderId: order.id, byId: userId, ofId, stars: input.rating });
    return order.id;
  });
}

function requireRateable(order: OrderRow): void {
  if (order.status !== orderStatus.Completed)
    throw new Problem('step_not_allowed', 'You can rate each other once the delivery is completed.');
  if (isRatingOver(order)) throw new Problem('step_not_allowed', 'It is two weeks ago: too late to rate this delivery.');
}
