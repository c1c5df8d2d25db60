import { expressLimits } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { widenRing } from '../jobs/widen-ring.ts';
import { sendUpdates } from '../process/updates.ts';
import { findSearch, letPass, listRings } from '../storage/rings.ts';

type Context = Pick<OrdersContext, 'db' | 'enqueue'>;

/** Stops the ringing for this rider, and shows it to the sender. When every rider has declined, the search goes on at once. */
export async function declineExpressDelivery(context: Context, riderId: string, packageId: string): Promise<void> {
  await transact(context.db, async (tx) => {
    const item = await lockPackage(tx, packageId);
    const hasChanged = item && (await letPass(tx, packageId, riderId));
    if (!item || hasChanged === undefined) throw new Problem('not_found', 'This parcel does not ring for you.');
    const search = await findSearch(tx, packageId);
    if (!hasChanged || search?.state !== 'ringing') return;
    sendUpdates(tx, [{ userId: item.senderId, event: { type: 'express.progress', packageId, what: 'declined' } }]);
    const rings = await listRings(tx, packageId, expressLimits.ringSeconds);
    if (!rings.some(({ isRinging }) => isRinging))
      context.enqueue(tx, widenRing, { packageId, ringsUntil: search.ringsUntil.toISOString() });
  });
}
