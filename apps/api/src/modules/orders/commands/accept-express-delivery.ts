import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { isForRiders } from '../express/own-express.ts';
import { expressNotFound } from '../express/read-search.ts';
import { requireReach } from '../express/require-reach.ts';
import { agreeOnCarrier } from '../process/agree.ts';
import { requireWanted } from '../process/wanted.ts';
import { findLiveOrder } from '../storage/orders.ts';

type Context = Pick<OrdersContext, 'db' | 'publish' | 'enqueue'>;

/** The first rider gets the parcel. A second one waits for its lock and then finds it taken. Answers the order. */
export function acceptExpressDelivery(context: Context, riderId: string, packageId: string): Promise<string> {
  return transact(context.db, async (tx) => {
    const item = await lockPackage(tx, packageId);
    if (!item || !isForRiders(item)) throw expressNotFound();
    if (item.senderId === riderId) throw new Problem('own_package', 'This is your own parcel. Somebody else has to carry it.');
    if (item.status === 'matched' || item.status === 'delivered') {
      // Asked once more because the answer got lost on the way: it is still theirs.
      const mine = await findLiveOrder(tx, packageId, riderId);
      if (mine) return mine.id;
      throw new Problem('already_taken', 'Another rider was faster. The next one may be yours.');
    }
    requireWanted(item);
    await requireReach(tx, riderId, item);
    const order = await agreeOnCarrier(context, tx, { item, carrierId: riderId, feeMinor: BigInt(item.priceMinor) });
    return order.id;
  });
}
