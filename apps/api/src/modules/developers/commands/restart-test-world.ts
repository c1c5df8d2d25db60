import { transact } from '../../../platform/db/database.ts';
import type { DevelopersContext } from '../context.ts';
import { endTestWorld } from '../storage/test-worlds.ts';

/** The next call with a test key makes another; a job drops this one once no node works in it any more. */
export async function restartTestWorld({ db }: DevelopersContext, ownerId: string): Promise<void> {
  await transact(db, (tx) => endTestWorld(tx, ownerId));
}
