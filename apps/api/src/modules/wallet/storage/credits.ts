import type { Db, Tx } from '../../../platform/db/database.ts';
import { noteCredits } from '../ledger/moved.ts';

export async function countCredits(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ credits: number }[]>`select credits from credit_balance where user_id = ${userId}`;
  return row?.credits ?? 0;
}

/** The number of credits right after an entry: a repeated purchase gets the answer of the first. */
export async function creditsAfter(db: Db, key: string): Promise<number> {
  const [row] = await db<{ creditsAfter: number }[]>`select credits_after from credit_entry where key = ${key}`;
  if (!row) throw new Error('Credits were not counted');
  return row.creditsAfter;
}

/** Adds or takes credits, once per key. The check on the table refuses to go below zero. Answers what there is now. */
export async function moveCredits(
  tx: Tx,
  entry: { readonly key: string; readonly userId: string; readonly change: number; readonly reason: string },
): Promise<number> {
  // The check is made on the row to be inserted, too, even if it is not: so it begins with nothing.
  await tx`insert into credit_balance (user_id, credits) values (${entry.userId}, 0) on conflict do nothing`;
  const [row] = await tx<
    { credits: number }[]
  >`update credit_balance set credits = credits + ${entry.change} where user_id = ${entry.userId} returning credits`;
  if (!row) throw new Error('Credits were not counted');
  await tx`insert into credit_entry (key, user_id, change, credits_after, reason) values (${entry.key}, ${entry.userId}, ${entry.change}, ${row.credits}, ${entry.reason})`;
  noteCredits(tx, entry);
  return row.credits;
}

/** Spends one credit, once per key; false when there is none. */
export async function spendCredit(
  tx: Tx,
  entry: { readonly key: string; readonly userId: string; readonly reason: string },
): Promise<boolean> {
  const [row] = await tx<{ credits: number }[]>`
    update credit_balance set credits = credits - 1 where user_id = ${entry.userId} and credits > 0 returning credits`;
  if (!row) return false;
  await tx`insert into credit_entry (key, user_id, change, credits_after, reason) values (${entry.key}, ${entry.userId}, -1, ${row.credits}, ${entry.reason})`;
  return true;
}
