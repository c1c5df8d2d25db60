import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { detachImages } from '../../files/index.ts';
import { releaseEscrow } from '../../wallet/index.ts';
import type { TimelineContext } from '../context.ts';
import { openItem } from '../policies.ts';
import { type LockedItem, lockBookings, lockItem, markRemoved, setStatus } from '../storage/items.ts';
import { deleteTermsOf } from '../storage/terms.ts';
import { isBookable, isPackage } from '../views.ts';

type Which = { readonly itemType: number; readonly itemId: string };

/** Takes an item down on behalf of its author. */
export function deleteItem(context: TimelineContext, userId: string, { itemType, itemId }: Which): Promise<void> {
  return transact(context.db, async (tx) => {
    const item = openItem(await lockItem(tx, itemId), itemType, userId);
    if (item.authorId !== userId) throw new Problem('forbidden', 'Only whoever posted it can take it down.');
    await takeDownLocked(context, tx, item, userId);
  });
}

/** Takes an item down on behalf of staff (`by` is null), as part of another act. An item that is gone stays gone. */
export async function removeItem(context: RemovalContext, tx: Tx, itemId: string, by: string | null): Promise<void> {
  const item = await lockItem(tx, itemId);
  if (item && !item.isRemoved) await takeDownLocked(context, tx, item, by);
}

type RemovalContext = Pick<TimelineContext, 'deliveries'>;

/** Releases the money held for the item, or for those who asked to travel with it, in the same act. */
async function takeDownLocked(context: RemovalContext, tx: Tx, item: LockedItem, by: string | null): Promise<void> {
  const released = isPackage(item.type) ? ownPackage(item, by) : isBookable(item.type) ? await bookingsOf(tx, item, by) : [];
  const ended = released.map(({ id }) => id);
  await context.deliveries.onWithdrawn(tx, ended, by);
  setStatus(tx, ended, 'withdrawn');
  markRemoved(tx, item.id);
  await deleteTermsOf(tx, [item.id]);
  // The people of its deliveries still see its pictures.
  if (!(await context.deliveries.hasOrders(tx, item.id))) detachImages(tx, item.id);
  await notifyConcerned(tx, item, released, by);
  // Money last, one sender after the other. A payment of theirs counts credits before it notifies them: the two may deadlock,
  // which `transact` retries.
  for (const { id } of [...released].sort(bySender)) await releaseEscrow(tx, id);
}

/** For staff, who cannot cancel an agreement of two others: the parcel is in somebody’s hands and has to arrive. */
const carriedWords = {
  ours: 'Somebody is carrying this parcel: it can be removed when the delivery has ended. You can suspend whoever posted it.',
  journey: 'A parcel travels on this: it can be removed when that delivery has ended. You can suspend whoever posted it.',
};

/** A package that has ended has no money held any more. */
function ownPackage(item: LockedItem, by: string | null): LockedItem[] {
  if (item.status === 'matched')
    throw new Problem(
      'already_matched',
      by === null ? carriedWords.ours : 'Somebody is carrying this parcel. Please cancel the delivery first.',
    );
  return item.status === 'open' ? [item] : [];
}

async function bookingsOf(tx: Tx, item: LockedItem, by: string | null): Promise<LockedItem[]> {
  const bookings = await lockBookings(tx, item.id);
  if (bookings.some(({ status }) => status === 'matched'))
    throw new Problem(
      'already_matched',
      by === null ? carriedWords.journey : 'You are carrying a parcel on this. Please finish or cancel that delivery first.',
    );
  return bookings;
}

function bySender(one: LockedItem, other: LockedItem): number {
  return one.authorId < other.authorId ? -1 : one.authorId > other.authorId ? 1 : one.id < other.id ? -1 : 1;
}

/** Notifies everybody concerned of all their items at once, always in the same order; the author, too, for the sake of that order. */
async function notifyConcerned(tx: Tx, item: LockedItem, released: readonly LockedItem[], by: string | null): Promise<void> {
  const concerned = new Map<string, LockedItem[]>();
  for (const booking of released)
    if (booking.authorId !== item.authorId)
      concerned.set(booking.authorId, [...(concerned.get(booking.authorId) ?? []), booking]);
  if (item.askedOf !== null && item.status === 'open') concerned.set(item.askedOf, [item]);
  if (concerned.size > 0 || by !== item.authorId) concerned.set(item.authorId, [item]);
  for (const [userId, items] of [...concerned].sort(([one], [other]) => (one < other ? -1 : 1)))
    sendEvent(
      tx,
      userId,
      ...items.map(({ type, id }) => ({ type: 'timeline.item-changed' as const, itemType: type, itemId: id })),
    );
}
