import { transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { sendUpdates, type Update } from '../process/updates.ts';
import { endRinging, findSearch } from '../storage/rings.ts';
import { widen } from './ring.ts';

type Context = Pick<OrdersContext, 'db' | 'enqueue' | 'publish'>;

/** Widens the search when a ringing has ended and the parcel still waits. Does nothing when it was taken or rung for anew. */
export async function widenSearch(context: Context, data: { readonly packageId: string; readonly ringsUntil: string }) {
  await transact(context.db, async (tx) => {
    const item = await lockPackage(tx, data.packageId);
    const search = await findSearch(tx, data.packageId);
    if (item?.status !== 'open' || search?.state !== 'ringing' || search.ringsUntil.toISOString() !== data.ringsUntil) return;
    const missed = await endRinging(tx, item.id, search.ringsUntil);
    const updates: Update[] = missed.map((userId) => ({
      userId,
      event: { type: 'express.over', packageId: item.id, why: 'unanswered' },
    }));
    sendUpdates(tx, [...updates, ...(await widen(context, tx, item, search.wave))]);
  });
}
