import type { Tx } from '../../../platform/db/database.ts';
import { withoutName } from '../nameless.ts';
import { deleteAllOf, lockNotificationsAbout } from '../storage/leaving.ts';
import { updateMessages } from '../storage/write-notifications.ts';

/** What somebody who leaves was told goes; what others were told of them is told of nobody in particular. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await deleteAllOf(tx, userId);
  const told = await lockNotificationsAbout(tx, userId);
  await updateMessages(
    tx,
    told.map((row) => ({ id: row.id, message: withoutName(row) })),
  );
}
