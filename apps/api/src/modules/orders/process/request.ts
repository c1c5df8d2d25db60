import { orderStatus } from '@waybill/contract/orders/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { defineEvent } from '../../../platform/jobs/outbox.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { insertEvent } from '../storage/events.ts';
import type { OrderRow } from '../storage/orders.ts';
import { writeOrder } from './new-order.ts';
import { newsOfAsking, tellAll } from './news.ts';
import type { OrderStepped } from './take-step.ts';

const requested = 'order.requested';

/** One side asks the other. The package is locked and wanted, and nothing is asked between the two yet. */
export async function writeRequest(
  context: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  item: LockedPackage,
  carrierId: string,
): Promise<OrderRow> {
  const status = orderStatus.Requested;
  const order = await writeOrder(tx, { item, carrierId, status, feeMinor: BigInt(item.priceMinor) });
  const { id: orderId, askedBy, senderId } = order;
  const asker = askedBy === 'sender' ? senderId : carrierId;
  await insertEvent(tx, { orderId, what: requested, status, actor: askedBy, userId: asker });
  await context.publish(tx, defineEvent<OrderStepped>(requested), { orderId, status });
  await tellAll(tx, await newsOfAsking(tx, order, requested, askedBy));
  return order;
}
