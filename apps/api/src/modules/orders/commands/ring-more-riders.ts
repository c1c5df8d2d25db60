import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { ownExpress } from '../express/own-express.ts';
import { ringFarther, widen } from '../express/ring.ts';
import { beginNextSearch } from '../express/searches.ts';
import { sendUpdates } from '../process/updates.ts';
import { requireWanted } from '../process/wanted.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { findSearch } from '../storage/rings.ts';

type Context = Pick<OrdersContext, 'db' | 'enqueue' | 'publish'>;

/** Rings farther riders beside those for whom it rings; where it does not ring, the nearest ones, as a new search. */
export async function ringMoreRiders(
  context: Context,
  senderId: string,
  idempotencyKey: string,
  packageId: string,
): Promise<void> {
  await answerOnce(context.db, requestOf(senderId, 'ring', idempotencyKey, { packageId }), async (tx) => {
    const item = ownExpress(await lockPackage(tx, packageId), senderId);
    requireWanted(item);
    const search = await findSearch(tx, packageId);
    if (search?.isRinging) sendUpdates(tx, await ringFarther(context, tx, item, search.wave));
    else {
      beginNextSearch(tx, packageId, search);
      sendUpdates(tx, await widen(context, tx, item, 0));
    }
    return packageId;
  });
}
