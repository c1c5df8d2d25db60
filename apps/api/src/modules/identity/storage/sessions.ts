import { secondFactorFreshMinutes } from '@waybill/contract/identity/show-second-factor';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SessionStatus } from '../policies.ts';
import { restrictionOf, staffRoleOf } from './accounts.ts';

/** A session that is not used for this long is over; a used one lasts this long at most. Staff sign in every day. */
export const sessionLimits = { idleDays: 30, absoluteDays: 90, staffHours: 12 } as const;

const isLive = (db: Db) =>
  db`ended_at is null and expires_at > now() and last_used_at > now() - ${sessionLimits.idleDays} * interval '1 day'`;

export type NewSession = { readonly id: string; readonly userId: string; readonly device: string; readonly ip: string };

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx`
    insert into session (id, user_id, device, ip, expires_at)
    select ${session.id}, id, ${session.device}, ${session.ip}, now() + case when is_staff
      then ${sessionLimits.staffHours} * interval '1 hour' else ${sessionLimits.absoluteDays} * interval '1 day' end
    from account where id = ${session.userId}`;
}

export async function insertRefreshToken(tx: Tx, hash: Buffer, sessionId: string): Promise<void> {
  await tx`insert into refresh_token (hash, session_id) values (${hash}, ${sessionId})`;
}

/**
 * Spends a refresh token. The update waits for a rival that spends the same one and then finds it spent, so of
 * any number of parallel uses exactly one gets a row.
 */
export async function spendRefreshToken(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const [row] = await tx<{ sessionId: string }[]>`
    update refresh_token set used_at = now() where hash = ${hash} and used_at is null returning session_id`;
  return row?.sessionId;
}

/** State of a token that could not be spent: never seen, spent a moment ago, or spent long ago. */
export async function findSpentToken(db: Db, hash: Buffer): Promise<{ sessionId: string; secondsAgo: number } | undefined> {
  const [row] = await db<{ sessionId: string; secondsAgo: number }[]>`
    select session_id, extract(epoch from now() - used_at)::float8 as seconds_ago from refresh_token where hash = ${hash}`;
  return row;
}

export async function findSessionOfToken(db: Db, hash: Buffer): Promise<{ id: string; userId: string } | undefined> {
  const [row] = await db<{ id: string; userId: string }[]>`
    select session.id, session.user_id from refresh_token join session on session.id = session_id where hash = ${hash}`;
  return row;
}

/** Marks a live session as used now; undefined when it has ended or run out. */
export async function touchSession(tx: Tx, id: string, ip: string): Promise<{ userId: string } | undefined> {
  const [row] = await tx<{ userId: string }[]>`
    update session set last_used_at = now(), ip = ${ip} where id = ${id} and ${isLive(tx)} returning user_id`;
  return row;
}

/** Ends sessions of a person: one, all but one, or all. Answers which ended just now. */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: { readonly only?: string; readonly except?: string },
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update session set ended_at = now()
    where user_id = ${userId} and ended_at is null
      and (${which.only ?? null}::text is null or id = ${which.only ?? null})
      and (${which.except ?? null}::text is null or id <> ${which.except ?? null})
    returning id`;
  return rows.map((row) => row.id);
}

export type LiveSession = {
  readonly id: string;
  readonly device: string;
  readonly ip: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
};

export async function listLiveSessions(db: Db, userId: string): Promise<LiveSession[]> {
  return db<LiveSession[]>`
    select id, device, ip, started_at, last_used_at from session
    where user_id = ${userId} and ${isLive(db)}
    order by last_used_at desc limit 50`;
}

/** From where somebody is signed in now. */
export async function listLiveAddresses(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ ip: string }[]>`
    select ip from session where user_id = ${userId} and ${isLive(db)} order by last_used_at desc limit 50`;
  return rows.map(({ ip }) => ip);
}

export async function confirmSession(tx: Tx, id: string): Promise<Date> {
  const [row] = await tx<{ confirmedUntil: Date }[]>`
    update session set confirmed_until = now() + interval '10 minutes' where id = ${id} returning confirmed_until`;
  if (!row) throw new Error('The session to confirm is gone');
  return row.confirmedUntil;
}

export async function isSessionConfirmed(db: Db, id: string): Promise<boolean> {
  const [row] = await db<
    { isConfirmed: boolean }[]
  >`select coalesce(confirmed_until > now(), false) as is_confirmed from session where id = ${id}`;
  return row?.isConfirmed ?? false;
}

const isFresh = (db: Db) => db`coalesce(second_factor_at > now() - ${secondFactorFreshMinutes} * interval '1 minute', false)`;

/** The second factor was shown in this session, now. Answers until when that counts for what matters most. */
export async function markSecondFactorShown(tx: Tx, id: string): Promise<Date> {
  const [row] = await tx<{ freshUntil: Date }[]>`
    update session set second_factor_at = now() where id = ${id}
    returning second_factor_at + ${secondFactorFreshMinutes} * interval '1 minute' as fresh_until`;
  if (!row) throw new Error('The session that showed a second factor is gone');
  return row.freshUntil;
}

export async function isSecondFactorFresh(db: Db, id: string): Promise<boolean> {
  const [row] = await db<{ isFresh: boolean }[]>`select ${isFresh(db)} as is_fresh from session where id = ${id}`;
  return row?.isFresh ?? false;
}

/** When the second factor was shown in this session; undefined while it never was. */
export async function findShownFactor(db: Db, id: string): Promise<{ isFresh: boolean; freshUntil: Date } | undefined> {
  const [row] = await db<{ isFresh: boolean; freshUntil: Date }[]>`
    select ${isFresh(db)} as is_fresh, second_factor_at + ${secondFactorFreshMinutes} * interval '1 minute' as fresh_until
    from session where id = ${id} and second_factor_at is not null`;
  return row;
}

/** The account status of a live session; undefined when the session has ended. */
export async function findSessionStatus(db: Db, userId: string, sessionId: string): Promise<SessionStatus | undefined> {
  const [row] = await db<SessionStatus[]>`
    select country_code, phone_verified_at is not null as is_phone_verified, email_verified_at is not null as is_email_verified,
           blocked_at is not null as is_blocked, is_dispatch_partner, is_staff, ${staffRoleOf(db)} as staff_role,
           ${restrictionOf(db)} as restriction,
           case when is_staff then exists (
             select from second_factor where second_factor.user_id = account.id and authenticator_id is not null
           ) or exists (select from passkey where passkey.user_id = account.id) else false end as has_second_factor,
           second_factor_at is not null as is_factor_shown, ${isFresh(db)} as is_factor_fresh
    from session join account on account.id = session.user_id
    where session.id = ${sessionId} and session.user_id = ${userId} and ${isLive(db)}`;
  return row;
}
