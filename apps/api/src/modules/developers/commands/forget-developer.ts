import type { Tx } from '../../../platform/db/database.ts';
import { deleteKeysOf } from '../storage/api-keys.ts';
import { endTestWorld } from '../storage/test-worlds.ts';

/** Of somebody who leaves: their keys, and the test world with whatever they have typed there. */
export async function forgetDeveloper(tx: Tx, userId: string): Promise<void> {
  await deleteKeysOf(tx, userId);
  await endTestWorld(tx, userId);
}
