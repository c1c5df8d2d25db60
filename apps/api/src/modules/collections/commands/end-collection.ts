import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { CollectionsContext } from '../context.ts';
import { collectionDeclined } from '../events.ts';
import { seenCollection } from '../policies.ts';
import { endOpen, lockCollection } from '../storage/collections.ts';
import { listMembers } from '../storage/parcels.ts';
import { tellOf } from '../tell.ts';

/** Taken back by its sender, or declined by the carrier who was asked. Ended before, it is done. */
export function endCollection(context: Pick<CollectionsContext, 'db' | 'publish'>, userId: string, id: string): Promise<void> {
  return transact(context.db, async (tx) => {
    const row = seenCollection(await lockCollection(tx, id), userId);
    const { senderId, askedId } = row;
    // Nobody says no for everybody.
    if (senderId !== userId && askedId !== userId) throw new Problem('not_found', 'That is no longer here.');
    if (row.status === 'taken')
      throw new Problem('already_taken', 'It was taken meanwhile. Each parcel can be cancelled by itself.');
    if (row.status === 'ended') return;
    endOpen(tx, id);
    if (askedId !== null && askedId === userId) {
      const count = (await listMembers(tx, id)).length;
      context.publish(tx, collectionDeclined, { collectionId: id, senderId, askedId, count });
    }
    tellOf(tx, id, [senderId, askedId]);
  });
}
