import type { BodyOf } from '@waybill/contract/call';
import type { createOrder as call } from '@waybill/contract/orders/create-order';
import { Problem } from '../../../platform/http/problem.ts';
import { type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { writeRequest } from '../process/request.ts';
import { requireCarrier } from '../process/require-carrier.ts';
import { requireWanted } from '../process/wanted.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { findLiveOrder } from '../storage/orders.ts';

type Wish = BodyOf<typeof call>;

/** One side asks the other, and answers the order's id. What is asked already is answered as it stands. */
export function createOrder(
  context: Pick<OrdersContext, 'db' | 'publish'>,
  callerId: string,
  idempotencyKey: string,
  wish: Wish,
): Promise<string> {
  return answerOnce(context.db, requestOf(callerId, 'request', idempotencyKey, wish), async (tx) => {
    const item = openPackage(await lockPackage(tx, wish.packageId), callerId);
    if (callerId === wish.userId) requireOffer(item, wish);
    else requireBooking(item, callerId, wish);
    const asked = await findLiveOrder(tx, item.id, wish.userId);
    if (asked) return asked.id;
    requireWanted(item);
    // A booked carrier shows who they are when they accept.
    if (wish.userId === callerId) await requireCarrier(tx, callerId);
    return (await writeRequest(context, tx, item, wish.userId)).id;
  });
}

/** Whoever may not see a package hears that there is none. */
function openPackage(item: LockedPackage | undefined, callerId: string): LockedPackage {
  const isSender = item?.senderId === callerId;
  const isSeen = item && (isSender || ((item.askedOf === null || item.askedOf === callerId) && !item.isAuthorBlocked));
  if (!isSeen || item.isRemoved) throw new Problem('not_found', 'That parcel is not here any more.');
  return item;
}

function requireOffer(item: LockedPackage, { userId, isBooking }: Wish): void {
  if (item.senderId === userId) throw new Problem('own_package', 'This is your own parcel. Somebody else has to carry it.');
  if (isBooking) throw new Problem('forbidden', 'Only the sender can book. You can offer to carry it.');
}

function requireBooking(item: LockedPackage, callerId: string, { userId, isBooking }: Wish): void {
  if (item.senderId !== callerId) throw new Problem('forbidden', 'You can only offer for yourself.');
  if (item.senderId === userId || !isBooking || item.askedOf !== userId)
    throw new Problem('forbidden', 'To book a carrier, please post the parcel on their trip or batch.');
}
