import type { BodyOf } from '@waybill/contract/call';
import type { createOrder as call } from '@waybill/contract/orders/create-order';
import { Problem } from '../../../platform/http/problem.ts';
import { type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { writeRequest } from '../process/request.ts';
import { requireChecked } from '../process/require-carrier.ts';
import { requireWanted } from '../process/wanted.ts';
import { lockAndAnswerOnce, requestOf } from '../requests.ts';
import { findLiveOrder } from '../storage/orders.ts';
import { findCarrierStatus } from '../storage/people.ts';

type Input = BodyOf<typeof call>;

/** Requests an order from the other side, and answers the order's id. A request that exists is answered as it stands. */
export function createOrder(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  callerId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const { packageId, userId: carrierId } = input;
  return lockAndAnswerOnce(
    context.db,
    requestOf(callerId, 'request', idempotencyKey, input),
    (tx) => Promise.all([lockPackage(tx, packageId), findLiveOrder(tx, packageId, carrierId), findCarrierStatus(tx, carrierId)]),
    async (tx, [locked, asked, carrier]) => {
      const item = openPackage(locked, callerId);
      if (callerId === carrierId) requireOffer(item, input);
      else requireBooking(item, callerId, input);
      if (asked) return asked.id;
      requireWanted(item);
      // A booked carrier shows who they are when they accept.
      if (carrierId === callerId) requireChecked(carrier);
      return (await writeRequest(context, tx, item, carrierId)).id;
    },
  );
}

/** A package that the caller may not see answers as if it did not exist. */
function openPackage(item: LockedPackage | undefined, callerId: string): LockedPackage {
  const isSender = item?.senderId === callerId;
  const isSeen = item && (isSender || ((item.askedOf === null || item.askedOf === callerId) && !item.isAuthorBlocked));
  if (!isSeen || item.isRemoved) throw new Problem('not_found', 'That parcel is no longer here.');
  return item;
}

function requireOffer(item: LockedPackage, { userId, isBooking }: Input): void {
  if (item.senderId === userId) throw new Problem('own_package', 'This is your own parcel. Somebody else has to carry it.');
  if (isBooking) throw new Problem('forbidden', 'Only the sender can book. You can offer to carry it.');
}

function requireBooking(item: LockedPackage, callerId: string, { userId, isBooking }: Input): void {
  if (item.senderId !== callerId) throw new Problem('forbidden', 'You can only offer for yourself.');
  if (item.senderId === userId || !isBooking || item.askedOf !== userId)
    throw new Problem('forbidden', 'To book a carrier, please post the parcel on their trip or batch.');
}
