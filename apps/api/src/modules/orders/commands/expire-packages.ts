import { stepBecause } from '@waybill/contract/orders/process';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { listUnwanted, lockPackage, setPackageState } from '../../timeline/index.ts';
import { releaseEscrow } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { parcelExpired } from '../events.ts';
import { endRest, publishRest } from '../process/end-rest.ts';
import { endRequest } from '../process/take-step.ts';
import { sendUpdates, type Update } from '../process/updates.ts';
import { lockRequested } from '../storage/orders.ts';
import { oneByOne } from './one-by-one.ts';

type ClockContext = Pick<OrdersContext, 'db' | 'publish'>;

const mostAtATime = 500;
const expired = stepBecause('the day of the parcel is over');

/** Expires packages whose day is over without a carrier: the money goes back, and open requests are notified. */
export async function expirePackages(context: ClockContext): Promise<void> {
  await oneByOne(
    'packages could not expire',
    (after) => listUnwanted(context.db, after, mostAtATime),
    (id) => transact(context.db, (tx) => expire(context, tx, id)),
  );
}

async function expire(context: ClockContext, tx: Tx, packageId: string): Promise<void> {
  const item = await lockPackage(tx, packageId);
  if (item?.status !== 'open' || !item.isPast) return;
  const { senderId, type } = item;
  const updates: Update[] = [{ userId: senderId, event: { type: 'timeline.item-changed', itemType: type, itemId: packageId } }];
  const orders = await lockRequested(tx, [packageId]);
  for (const order of orders) {
    updates.push(...(await endRequest(context, tx, order, expired, { actor: 'time', userId: null })));
  }
  const rest = await endRest(tx, { packageIds: [packageId], why: 'withdrawn' });
  updates.push(...publishRest(context, tx, rest, { why: 'withdrawn', orders }));
  setPackageState(tx, packageId, 'expired', null);
  if (!orders.some(({ askedBy }) => askedBy === 'sender'))
    context.publish(tx, parcelExpired, { packageId, senderId, at: new Date().toISOString() });
  sendUpdates(tx, updates);
  await releaseEscrow(tx, packageId);
}
