import type { BodyOf } from '@waybill/contract/call';
import type { updateReceiver as call } from '@waybill/contract/receivers/update-receiver';
import { transact } from '../../../platform/db/database.ts';
import { checkDoor } from '../check-door.ts';
import type { ReceiversContext } from '../context.ts';
import { noSuchReceiver } from '../no-such-receiver.ts';
import { lockBook } from '../storage/door-fields.ts';
import { deleteReceiver, findReceiverRow, findSame, setReceiverFields } from '../storage/receivers.ts';

export function updateReceiver(
  { db }: ReceiversContext,
  ownerId: string,
  receiverId: string,
  input: BodyOf<typeof call>,
): Promise<void> {
  const fields = checkDoor(input);
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    const [before, same] = await Promise.all([findReceiverRow(tx, ownerId, receiverId), findSame(tx, ownerId, fields)]);
    if (!before) throw noSuchReceiver();
    // The same phone at the same address is one entry.
    if (same && same !== receiverId) deleteReceiver(tx, ownerId, same);
    setReceiverFields(tx, receiverId, fields);
  });
}
