import type { Db, Tx } from '../../../platform/db/database.ts';

const tries = 5;
/** Half an hour, two hours, eight, and a day from the fourth lock in a row on: at most five guesses a day in the long run. */
const lockMinutes = [30, 120, 480, 1440] as const;

export type PinRow = {
  readonly hash: string;
  readonly wrongTries: number;
  /** Number of locks in a row. */
  readonly locks: number;
  readonly secondsLocked: number;
};

const columns = (db: Db) =>
  db`hash, wrong_tries, locks, greatest(0, ceil(coalesce(extract(epoch from locked_until - now()), 0)))::int as seconds_locked`;

export async function findPin(db: Db, userId: string): Promise<PinRow | undefined> {
  const [row] = await db<PinRow[]>`select ${columns(db)} from wallet_pin where user_id = ${userId}`;
  return row;
}

/** Locked, so that guesses made in parallel are judged and counted one after the other. */
export async function lockPin(tx: Tx, userId: string): Promise<PinRow | undefined> {
  const [row] = await tx<PinRow[]>`select ${columns(tx)} from wallet_pin where user_id = ${userId} for update`;
  return row;
}

/** Sets the first PIN; false when there is one already. */
export async function insertPin(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const rows =
    await tx`insert into wallet_pin (user_id, hash) values (${userId}, ${hash}) on conflict (user_id) do nothing returning user_id`;
  return rows.length === 1;
}

export function replacePin(tx: Tx, userId: string, hash: string): void {
  tx.write(
    tx`update wallet_pin set hash = ${hash}, wrong_tries = 0, locks = 0, locked_until = null, changed_at = now() where user_id = ${userId}`,
  );
}

export function clearWrongTries(tx: Tx, userId: string): void {
  tx.write(tx`update wallet_pin set wrong_tries = 0, locks = 0, locked_until = null where user_id = ${userId}`);
}

/** Counts a wrong try; the fifth locks, each time for longer. A lock that has run out starts the count anew, not the growth. */
export async function countWrongPin(
  tx: Tx,
  userId: string,
  row: PinRow,
): Promise<{ readonly triesLeft: number; readonly minutesLocked: number }> {
  const wrongTries = row.wrongTries >= tries ? 1 : row.wrongTries + 1;
  const isLocking = wrongTries === tries;
  const minutesLocked = isLocking ? (lockMinutes[row.locks] ?? Math.max(...lockMinutes)) : 0;
  await tx`
    update wallet_pin set wrong_tries = ${wrongTries}, locks = locks + ${isLocking ? 1 : 0},
      locked_until = case when ${isLocking} then now() + ${minutesLocked} * interval '1 minute' end
    where user_id = ${userId}`;
  return { triesLeft: tries - wrongTries, minutesLocked };
}
