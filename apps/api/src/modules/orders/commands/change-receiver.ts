import type { BodyOf } from '@waybill/contract/call';
import type { changeReceiver as call } from '@waybill/contract/orders/change-receiver';
import { orderLimits } from '@waybill/contract/orders/enums';
import { isHandoverAhead, isWithCarrier } from '@waybill/contract/orders/status-groups';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockPackage, replaceReceiver } from '../../timeline/index.ts';
import { approvePin, holdApproval, type PinApproval } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { sendReceiverLink } from '../jobs/send-receiver-link.ts';
import { ownOrder } from '../policies.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { insertEvent } from '../storage/events.ts';
import { renewHandoverCode } from '../storage/handover-codes.ts';
import { findOrder, lockOrder, type OrderRow } from '../storage/orders.ts';
import { deleteReceiverNote } from '../storage/receiver-notes.ts';

type Input = BodyOf<typeof call>;

const changed = 'receiver-changed';

/** Changes the receiver of a parcel and their address. Under way it takes the PIN: somebody with the sender's phone could redirect it. */
export async function changeReceiver(
  context: Pick<OrdersContext, 'db' | 'enqueue' | 'pinPepper' | 'publish'>,
  callerId: string,
  orderId: string,
  { pin, ...input }: Input,
): Promise<void> {
  const order = ownSending(await findOrder(context.db, orderId), callerId);
  requireChangeable(order);
  const approval = pin === undefined ? undefined : await approvePin(context, callerId, pin);
  await transact(context.db, (tx) => changeOnce(context, tx, order, input, approval));
}

/** With the PIN given, or none. */
export async function changeOnce(
  context: Pick<OrdersContext, 'enqueue'>,
  tx: Tx,
  { id, packageId, senderId }: OrderRow,
  input: Omit<Input, 'pin'>,
  approval: PinApproval | undefined,
): Promise<void> {
  if (approval) await holdApproval(tx, approval);
  const item = await lockPackage(tx, packageId);
  const order = ownSending(await lockOrder(tx, id), senderId);
  requireChangeable(order);
  if (isWithCarrier(order.status) && !approval)
    throw new Problem('invalid_input', 'The parcel is under way. Please enter your PIN.', { field: 'pin' });
  const { isNewPerson, isNewPlace, isNewWords } = await replaceReceiver(tx, packageId, input);
  if (isNewPerson && item?.isSale)
    throw new Problem('forbidden', 'This was sold, and goes to whoever bought it. You can change the address.');
  if (!isNewPerson && !isNewPlace && !isNewWords) return;
  if (isNewPerson || isNewPlace) deleteReceiverNote(tx, id);
  if (isNewPerson) {
    requireChangesLeft(order);
    renewHandoverCode(tx, id);
    context.enqueue(tx, sendReceiverLink, { orderId: id });
  }
  await insertEvent(tx, {
    orderId: id,
    what: changed,
    status: null,
    actor: 'sender',
    userId: senderId,
    message: wordsFor(isNewPerson, isNewPlace),
  });
  sendUpdates(tx, updatesOf(order, changed));
}

function wordsFor(isNewPerson: boolean, isNewPlace: boolean): string {
  if (isNewPerson && isNewPlace) return 'Another receiver, at another address.';
  if (isNewPerson) return 'Another receiver.';
  return isNewPlace ? 'Another address.' : 'How to find the door.';
}

function ownSending(found: OrderRow | undefined, callerId: string): OrderRow {
  const order = ownOrder(found, callerId);
  if (order.carrierId === callerId) throw new Problem('forbidden', 'Only the sender can change who receives the parcel.');
  return order;
}

function requireChangeable({ status }: OrderRow): void {
  if (!isHandoverAhead(status))
    throw new Problem('step_not_allowed', 'The receiver can be changed between acceptance and handover only.');
}

/** Each new receiver has a code with the next number. */
function requireChangesLeft({ handoverCodeNumber }: OrderRow): void {
  if (handoverCodeNumber > orderLimits.receiverChanges)
    throw new Problem(
      'step_not_allowed',
      'This parcel has had three other receivers, which is the most. If it must go to yet another, please write to our support.',
    );
}
