import { type Database, type Tx, transact } from './database.ts';

/** In one statement and one act. */
const most = 5_000;

/** Takes away what has run out bit by bit, so that nobody waits long for a lock and no night is too much. */
export async function sweepAway(
  db: Database,
  remove: (tx: Tx, most: number) => Promise<{ readonly count: number }>,
): Promise<void> {
  while ((await transact(db, (tx) => remove(tx, most))).count === most);
}
