import type { BodyOf } from '@waybill/contract/call';
import type { takeCollection as call } from '@waybill/contract/collections/take-collection';
import { toMinor } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { agreeOnAll, findCarrierStatus, lockAndAnswerOnce, requestOf, requireChecked, whyUnwanted } from '../../orders/index.ts';
import { type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { CollectionsContext } from '../context.ts';
import { collectionTaken } from '../events.ts';
import { seenCollection } from '../policies.ts';
import { type CollectionRow, lockCollection, setTaken } from '../storage/collections.ts';
import { listMembers } from '../storage/parcels.ts';
import { tellOf } from '../tell.ts';

type Input = BodyOf<typeof call> & { readonly collectionId: string };
type Context = Pick<CollectionsContext, 'db' | 'publish' | 'enqueue'>;

/**
 * The first carrier takes all parcels that are free, exactly as they were seen, or none. A second one waits for the locks and then finds
 * them taken. Answers the collection.
 */
export async function takeCollection(context: Context, carrierId: string, idempotencyKey: string, input: Input): Promise<string> {
  const { collectionId } = input;
  // Which parcels belong to it never changes.
  const members = (await listMembers(context.db, collectionId)).map(({ packageId }) => packageId);
  return lockAndAnswerOnce(
    context.db,
    requestOf(carrierId, 'take together', idempotencyKey, input),
    (tx) => lockAll(tx, members, collectionId, carrierId),
    async (tx, { items, found, carrier }) => {
      const row = seenOpen(found, carrierId);
      if (row.status === 'taken') return row.id;
      requireChecked(carrier);
      const free = requireAsSeen(items, input);
      const orders = await agreeOnAll(context, tx, free, carrierId);
      setTaken(
        tx,
        row.id,
        carrierId,
        orders.map(({ id, packageId }) => ({ orderId: id, packageId })),
      );
      const { senderId } = row;
      context.publish(tx, collectionTaken, { collectionId, senderId, carrierId, count: orders.length });
      tellOf(tx, row.id, [senderId, carrierId]);
      return row.id;
    },
  );
}

/** Packages in the order of their ids, as all who lock several of them; then the collection, and later their orders. */
async function lockAll(tx: Tx, members: readonly string[], collectionId: string, carrierId: string) {
  const [carrier, items, found] = await Promise.all([
    findCarrierStatus(tx, carrierId),
    Promise.all(members.toSorted().map((id) => lockPackage(tx, id))),
    lockCollection(tx, collectionId),
  ]);
  return { carrier, items: items.filter((item) => item !== undefined), found };
}

/** One that is open, or that the caller has taken. */
function seenOpen(found: CollectionRow | undefined, carrierId: string): CollectionRow {
  // Whoever was too late has seen it, and hears what became of it.
  if (found?.status === 'taken' && found.carrierId !== carrierId && found.askedId === null && found.senderId !== carrierId)
    throw new Problem('already_taken', 'Another carrier was faster. They have all of it.');
  const row = seenCollection(found, carrierId);
  if (row.senderId === carrierId)
    throw new Problem('own_package', 'These are your own parcels. Somebody else has to carry them.');
  if (row.status === 'ended') throw new Problem('no_longer_open', 'This is no longer on offer.');
  return row;
}

/** The parcels that are free now are those that were named, at the fees that were seen. */
function requireAsSeen(items: readonly LockedPackage[], { packageIds, total }: Input): LockedPackage[] {
  const reasons = new Map(items.map((item) => [item.id, whyUnwanted(item)]));
  const fields = packageIds.flatMap((id, index) => {
    const reason = reasons.has(id) ? reasons.get(id) : new Problem('not_found', 'This parcel is not among them.');
    return reason ? [{ field: `packageIds.${index}`, message: reason.message }] : [];
  });
  if (fields.length > 0)
    throw new Problem('list_changed', `${lost(fields.length)} no longer to be had. Nothing was taken; please look again.`, {
      fields,
    });
  const free = items.filter(({ id }) => reasons.get(id) === undefined);
  if (free.length !== packageIds.length)
    throw new Problem('list_changed', 'There are more parcels than these. They are taken together; please look again.');
  const fees = free.reduce((sum, { priceMinor }) => sum + BigInt(priceMinor), 0n);
  if (fees !== toMinor(total))
    throw new Problem('list_changed', 'The fees have changed since you looked. Nothing was taken; please look again.');
  return free;
}

const lost = (count: number) => (count === 1 ? 'One of these parcels is' : `${count} of these parcels are`);
