import type { Db, Tx } from '../../../platform/db/database.ts';
import { deletePasskeysOf } from './passkeys.ts';

/** Five wrong codes pause the second factor; each pause is twice as long as the one before, until a right one comes. */
export const secondFactorLimits = { tries: 5, firstPauseMinutes: 15, longestPauseMinutes: 24 * 60 } as const;

export type SecondFactor = {
  readonly authenticatorId: string | null;
  readonly pendingId: string | null;
  readonly lastStep: number;
  readonly wrongTries: number;
  readonly pauses: number;
  /** Seconds that the factor is still locked after too many wrong tries; 0 when it is not. */
  readonly restsSeconds: number;
  /** Time by the clock of the database. */
  readonly nowSeconds: number;
};

/** Locked, so that parallel tries are judged and counted one after the other. */
export async function lockSecondFactor(tx: Tx, userId: string): Promise<SecondFactor> {
  await tx`insert into second_factor (user_id) values (${userId}) on conflict do nothing`;
  const [row] = await tx<SecondFactor[]>`
    select authenticator_id, pending_id, last_step::float8 as last_step, wrong_tries, pauses,
      greatest(0, ceil(extract(epoch from coalesce(rests_until, clock_timestamp()) - clock_timestamp())))::int as rests_seconds,
      extract(epoch from clock_timestamp())::float8 as now_seconds
    from second_factor where user_id = ${userId} for update`;
  if (!row) throw new Error('A second factor was not stored');
  return row;
}

export async function setPendingAuthenticator(tx: Tx, userId: string, pendingId: string): Promise<void> {
  await tx`update second_factor set pending_id = ${pendingId} where user_id = ${userId}`;
}

/** The app counts from now on, beginning after the code that proved it. */
export async function setAuthenticator(tx: Tx, userId: string, id: string, lastStep: number): Promise<void> {
  await tx`
    update second_factor set authenticator_id = ${id}, authenticator_at = now(), pending_id = null, last_step = ${lastStep},
      wrong_tries = 0, pauses = 0, rests_until = null
    where user_id = ${userId}`;
}

/** A right code: what went wrong before is forgotten. */
export async function noteRightCode(tx: Tx, userId: string, step: number | undefined): Promise<void> {
  await tx`
    update second_factor set last_step = greatest(last_step, ${step ?? 0}), wrong_tries = 0, pauses = 0, rests_until = null
    where user_id = ${userId}`;
}

export async function noteWrongCode(tx: Tx, userId: string): Promise<void> {
  await tx`update second_factor set wrong_tries = wrong_tries + 1 where user_id = ${userId}`;
}

export async function pauseSecondFactor(tx: Tx, userId: string, minutes: number): Promise<void> {
  await tx`
    update second_factor set wrong_tries = 0, pauses = pauses + 1, rests_until = now() + ${minutes} * interval '1 minute'
    where user_id = ${userId}`;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx`delete from recovery_code where user_id = ${userId}`;
  for (const hash of hashes) await tx`insert into recovery_code (hash, user_id) values (${hash}, ${userId})`;
}

/** True for exactly one of any number of uses of the same code. */
export async function spendRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const { count } = await tx`
    update recovery_code set used_at = now() where hash = ${hash} and user_id = ${userId} and used_at is null`;
  return count === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ left: number }[]>`
    select count(*)::int as left from recovery_code where user_id = ${userId} and used_at is null`;
  return row?.left ?? 0;
}

export async function hasAuthenticator(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select from second_factor where user_id = ${userId} and authenticator_id is not null`;
  return row !== undefined;
}

/** An authenticator app, or a passkey: something that can be shown. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db<{ hasOne: boolean }[]>`
    select exists (select from second_factor where user_id = ${userId} and authenticator_id is not null)
      or exists (select from passkey where user_id = ${userId}) as has_one`;
  return row?.hasOne ?? false;
}

/** Deletes the second factor; its owner sets up another one. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx`delete from recovery_code where user_id = ${userId}`;
  await tx`delete from second_factor where user_id = ${userId}`;
  await deletePasskeysOf(tx, userId);
}
