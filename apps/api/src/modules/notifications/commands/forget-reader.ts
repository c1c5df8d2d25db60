import type { Tx } from '../../../platform/db/database.ts';
import { withoutName } from '../nameless.ts';
import { deleteAllOf, lockNotificationsAbout } from '../storage/leaving.ts';
import { updateMessages } from '../storage/write-notifications.ts';

/** Deletes the notifications of a member who leaves, and their name from those of others. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await deleteAllOf(tx, userId);
  const rows = await lockNotificationsAbout(tx, userId);
  await updateMessages(
    tx,
    rows.map((row) => ({ id: row.id, message: withoutName(row) })),
  );
}
