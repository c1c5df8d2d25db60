import { expressLimits } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { modesFor } from '../express/modes.ts';
import { byDistance } from '../express/nearest-riders.ts';
import { ownExpress } from '../express/own-express.ts';
import { ring, widen } from '../express/ring.ts';
import { beginNextSearch } from '../express/searches.ts';
import { sendUpdates } from '../process/updates.ts';
import { requireWanted } from '../process/wanted.ts';
import { findReachable } from '../storage/riders.ts';
import { findSearch, listRings } from '../storage/rings.ts';

type Input = { readonly packageId: string; readonly riders: readonly string[] };
type Context = Pick<OrdersContext, 'db' | 'enqueue' | 'publish'>;

/**
 * Rings the riders that the sender chose, as far as they can be rung now. While it rings, more may be chosen; after that it
 * begins anew. Where none of them can be rung, the nearest others are, at once.
 */
export async function notifyRiders(context: Context, senderId: string, { packageId, riders }: Input): Promise<void> {
  await transact(context.db, async (tx) => {
    const item = ownExpress(await lockPackage(tx, packageId), senderId);
    requireWanted(item);
    const search = await findSearch(tx, packageId);
    const isRinging = search?.isRinging ?? false;
    if (!isRinging) beginNextSearch(tx, packageId, search);
    const asked = new Set((await listRings(tx, packageId, expressLimits.ringSeconds)).map(({ riderId }) => riderId));
    const reachable = await findReachable(
      tx,
      senderId,
      riders.filter((id) => !asked.has(id)),
    );
    const modes = modesFor(item.dispatchMode);
    const near = byDistance(reachable, item.pickup).filter(
      ({ km, dispatchMode }) => km <= expressLimits.nearestKm && modes.includes(dispatchMode),
    );
    if (near.length > 0) sendUpdates(tx, await ring(context, tx, packageId, near));
    else if (!isRinging) sendUpdates(tx, await widen(context, tx, item, 0));
  });
}
