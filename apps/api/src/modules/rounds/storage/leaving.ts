import type { Tx } from '../../../platform/db/database.ts';

/** An account is closed: a business loses its rounds. Those of a rider are the business’s, and end with their work. */
export async function forgetRounds(tx: Tx, userId: string): Promise<void> {
  await tx`delete from delivery_round where business_id = ${userId} or rider_id = ${userId}`;
}
