import { orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { writeEvent } from '../events.ts';
import type { OrderRow } from '../storage/orders.ts';
import { askedBySide, writeOrder } from './new-order.ts';
import { hasMutedAsker, sendUpdates, updatesOfRequest } from './updates.ts';

const requested = 'order.requested';

/** Writes the request of one side to the other. The caller has locked the package; it is wanted, and has no request of the two yet. */
export async function writeRequest(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  item: LockedPackage,
  carrierId: string,
): Promise<OrderRow> {
  const status = orderStatus.Requested;
  const [order, isMuted] = await Promise.all([
    writeOrder(tx, { item, carrierId, status, feeMinor: BigInt(item.priceMinor) }),
    hasMutedAsker(tx, { senderId: item.senderId, carrierId, askedBy: askedBySide(item, carrierId) }),
  ]);
  const { askedBy, senderId } = order;
  const asker = askedBy === 'sender' ? senderId : carrierId;
  await writeEvent(context, tx, order, { what: requested, status, actor: askedBy, userId: asker });
  sendUpdates(tx, updatesOfRequest(order, requested, askedBy, isMuted));
  return order;
}
