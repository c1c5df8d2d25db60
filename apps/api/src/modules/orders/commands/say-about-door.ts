import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { rememberDoor } from '../../receivers/index.ts';
import { findReceiver } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { hasStoodAtDoor } from '../order-status.ts';
import { ownOrder } from '../policies.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { lockOrder } from '../storage/orders.ts';

/** What a carrier says about the door they stood at is remembered for the next one of this sender. */
export async function sayAboutDoor(
  { db }: Pick<OrdersContext, 'db'>,
  callerId: string,
  { orderId, words }: { readonly orderId: string; readonly words: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const order = ownOrder(await lockOrder(tx, orderId), callerId);
    const { senderId, carrierId, packageId } = order;
    if (carrierId !== callerId) throw new Problem('forbidden', 'Only whoever brought it can say something about the door.');
    if (!hasStoodAtDoor(order, new Date()))
      throw new Problem('step_not_allowed', 'Once you have been at the door, you can say something about it for a month.');
    const parcel = await findReceiver(tx, packageId);
    if (!parcel) throw new Error(`The package of ${orderId} is gone`);
    const { receiverPhone: phone, dropOffAddress: address, dropOff: place } = parcel;
    rememberDoor(tx, { ownerId: senderId, phone, address, place }, { words, saidBy: carrierId });
    sendUpdates(tx, updatesOf(order, 'door-words'));
  });
}
