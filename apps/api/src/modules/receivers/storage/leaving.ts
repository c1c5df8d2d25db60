import type { Tx } from '../../../platform/db/database.ts';

/** An account is closed: its book goes with its places, what was said about its doors, and what it has said about the doors of others. */
export async function forgetReceivers(tx: Tx, userId: string): Promise<void> {
  await tx`delete from receiver where owner_id = ${userId}`;
  await tx`delete from pickup_place where owner_id = ${userId}`;
  await tx`delete from door_words where owner_id = ${userId} or said_by = ${userId}`;
}
