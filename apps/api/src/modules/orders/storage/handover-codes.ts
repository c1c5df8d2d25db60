import type { Database, Db, Tx } from '../../../platform/db/database.ts';

export type Withheld = 'stopped' | 'limit';

/** The first message with this code went out. One that was asked for counts from when it was asked for. */
export async function markCodeSent(db: Database, orderId: string, number: number): Promise<void> {
  await db`
    update delivery_order set handover_code_sent_at = coalesce(handover_code_sent_at, now()), handover_code_withheld = null
    where id = ${orderId} and handover_code_number = ${number}
      and (handover_code_sent_at is null or handover_code_withheld is not null)`;
}

/** The message with this code does not go out. */
export function markCodeWithheld(tx: Tx, orderId: string, number: number, why: Withheld): void {
  tx.write(tx`
    update delivery_order set handover_code_withheld = ${why} where id = ${orderId} and handover_code_number = ${number}`);
}

/** Starts the wait before the next request, also while the message is on its way. */
export function markCodeAsked(tx: Tx, orderId: string): void {
  tx.write(tx`update delivery_order set handover_code_sent_at = now() where id = ${orderId}`);
}

export async function secondsSinceCode(db: Db, orderId: string): Promise<number | null> {
  const [row] = await db<{ seconds: number | null }[]>`
    select extract(epoch from now() - handover_code_sent_at)::float8 as seconds from delivery_order where id = ${orderId}`;
  return row?.seconds ?? null;
}

/** A new receiver has a code of their own: the old one no longer opens anything, and wrong tries at it are forgotten. */
export function renewHandoverCode(tx: Tx, orderId: string): void {
  tx.write(tx`
    update delivery_order set handover_code_number = handover_code_number + 1, handover_code_sent_at = null, handover_code_withheld = null,
      handover_wrong_tries = 0, handover_rests_until = null
    where id = ${orderId}`);
}
