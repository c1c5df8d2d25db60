import type { Tx } from '../../../platform/db/database.ts';
import { withoutName } from '../nameless.ts';
import { deleteAllOf, lockNewsAbout } from '../storage/leaving.ts';
import { sayAgain } from '../storage/news.ts';

/** What somebody who leaves was told goes; what others were told of them is told of nobody in particular. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await deleteAllOf(tx, userId);
  const told = await lockNewsAbout(tx, userId);
  await sayAgain(
    tx,
    told.map((row) => ({ id: row.id, message: withoutName(row) })),
  );
}
