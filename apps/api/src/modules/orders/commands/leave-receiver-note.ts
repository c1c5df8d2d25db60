import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { receiverNoted } from '../events.ts';
import { sendUpdates, updatesOf } from '../process/updates.ts';
import { proveReceiver } from '../proof/prove-receiver.ts';
import { lockOrder, type OrderRow } from '../storage/orders.ts';
import { deleteReceiverNote, findReceiverNote, keepReceiverNote } from '../storage/receiver-notes.ts';

type NoteContext = Pick<OrdersContext, 'db' | 'keys' | 'publish'>;

/** Each one rings the carrier’s phone. */
const notesAnHour = 6;

/** Tells the carrier what the receiver asks for. The same words once more are nothing new. */
export async function leaveReceiverNote(
  context: NoteContext,
  order: OrderRow,
  { code, note }: { readonly code: string; readonly note: string },
): Promise<void> {
  const { id, packageId } = order;
  await proveReceiver(context, order, code, 'Please tell the sender: they can reach the carrier.');
  await transact(context.db, async (tx) => {
    await lockPackage(tx, packageId);
    const [locked, before] = await Promise.all([lockOrder(tx, id), findReceiverNote(tx, id)]);
    if (!locked || !isHandoverAhead(locked.status))
      throw new Problem('step_not_allowed', 'This delivery is over, so there is nobody to leave a note for.');
    if ((before?.note ?? '') === note) return;
    if (note === '') deleteReceiverNote(tx, id);
    else {
      await countAgainst(tx, [{ key: `receiver note|${id}`, max: notesAnHour, seconds: 3600 }]);
      keepReceiverNote(tx, id, note);
      context.publish(tx, receiverNoted, { orderId: id, packageId, carrierId: locked.carrierId, at: new Date().toISOString() });
    }
    sendUpdates(tx, updatesOf(locked, 'receiver-note'));
  });
}
