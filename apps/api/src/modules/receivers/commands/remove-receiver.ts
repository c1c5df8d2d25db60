import { transact } from '../../../platform/db/database.ts';
import type { ReceiversContext } from '../context.ts';
import { lockBook } from '../storage/door-fields.ts';
import { deleteReceiver } from '../storage/receivers.ts';

/** Whoever is gone already stays gone. */
export function removeReceiver({ db }: ReceiversContext, ownerId: string, receiverId: string): Promise<void> {
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    deleteReceiver(tx, ownerId, receiverId);
  });
}
