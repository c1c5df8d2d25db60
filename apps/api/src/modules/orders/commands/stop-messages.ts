import { findReceiver } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { proveReceiver } from '../proof/prove-receiver.ts';
import { stopMessagesTo } from '../storage/message-stops.ts';
import type { OrderRow } from '../storage/orders.ts';

/** By the receiver, on the tracking page. */
export async function stopMessages(
  { db, keys }: Pick<OrdersContext, 'db' | 'keys'>,
  order: OrderRow,
  code: string,
): Promise<void> {
  await proveReceiver({ db, keys }, order, code, 'Please answer our SMS with STOP instead.');
  const parcel = await findReceiver(db, order.packageId);
  if (!parcel) throw new Error(`The package of ${order.id} is gone`);
  await stopMessagesTo({ db, keys }, parcel.receiverPhone, 'page');
}
