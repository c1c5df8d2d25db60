import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * So many wrong passwords in a row are nothing but a bad memory. From then on each further one costs a pause: a minute, two, four, up
 * to a day. A week without any is a new beginning.
 */
export const guessLimits = { free: 20, mostMinutes: 1440, forgottenDays: 7 } as const;

/** The account and the side of a guess; each has a count of its own. */
export type GuessCounter = { readonly accountId: string | undefined; readonly key: string };

export function guessKey(who: string, side: string): string {
  return createHash('sha256').update(`${who}|${side}`).digest('base64url');
}

/** Seconds for which guesses from this side are refused; 0 when they are not. */
export async function findPause(db: Db, key: string): Promise<number> {
  const [row] = await db<{ seconds: number }[]>`
    select ceil(extract(epoch from paused_until - now()))::int as seconds from password_guess where key = ${key} and paused_until > now()`;
  return row?.seconds ?? 0;
}

/** Counts a wrong password; undefined when there was a pause by then, so that it was not judged. */
export async function countWrongPassword(tx: Tx, { accountId, key }: GuessCounter): Promise<number | undefined> {
  const { free, mostMinutes, forgottenDays } = guessLimits;
  const [row] = await tx<{ wrong: number }[]>`
    insert into password_guess as before (key, account_id, wrong) values (${key}, ${accountId ?? null}, 1)
    on conflict (key) do update set
      wrong = case when before.last_wrong_at < now() - ${forgottenDays} * interval '1 day' then 1 else before.wrong + 1 end,
      last_wrong_at = now()
    where before.paused_until is null or before.paused_until <= now()
    returning wrong`;
  if (row && row.wrong >= free) {
    const minutes = Math.min(mostMinutes, 2 ** Math.min(row.wrong - free, 20));
    await tx`update password_guess set paused_until = now() + ${minutes} * interval '1 minute' where key = ${key}`;
  }
  return row?.wrong;
}

/** After the right one; false when there was a pause by then. */
export async function forgiveGuesses(db: Db, key: string): Promise<boolean> {
  await db`delete from password_guess where key = ${key} and (paused_until is null or paused_until <= now())`;
  return (await findPause(db, key)) === 0;
}

/** A new password: what was guessed at the old one counts no more. */
export async function forgetGuessesAt(tx: Tx, accountId: string): Promise<void> {
  await tx`delete from password_guess where account_id = ${accountId}`;
}

export function sweepGuesses(tx: Tx, most: number) {
  return tx`
    delete from password_guess where key = any(array(
      select key from password_guess where last_wrong_at < now() - ${guessLimits.forgottenDays} * interval '1 day' limit ${most}))`;
}
