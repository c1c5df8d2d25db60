import type { Db, Tx } from '../../../platform/db/database.ts';

export const codeLimits = { minutes: 10, tries: 5, resendSeconds: 60, perHour: 5, perDay: 15 } as const;

export type CodePurpose = 'verify-phone' | 'verify-email' | 'change-phone' | 'change-email' | 'reset-pin';

export type OneTimeCode = {
  readonly id: string;
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly destination: string;
  readonly attempts: number;
  readonly isLive: boolean;
};

export async function insertOneTimeCode(
  tx: Tx,
  code: { readonly id: string; readonly userId: string; readonly purpose: CodePurpose; readonly destination: string },
): Promise<Date> {
  const [row] = await tx<{ expiresAt: Date }[]>`
    insert into one_time_code (id, user_id, purpose, destination, expires_at)
    values (${code.id}, ${code.userId}, ${code.purpose}, ${code.destination}, now() + ${codeLimits.minutes} * interval '1 minute')
    returning expires_at`;
  if (!row) throw new Error('A code was not stored');
  return row.expiresAt;
}

type RecentCodes = { readonly inLastHour: number; readonly inLastDay: number; readonly secondsSinceLast: number | null };

/**
 * Codes sent of late to a person, and by anybody to this destination. Waits for others who are about to send to the same
 * destination, so that a crowd cannot pass the limits together. Requests of others do not count against the proven owner of
 * the destination: strangers cannot keep a person's codes from them.
 */
export async function recentCodes(tx: Tx, userId: string, destination: string): Promise<RecentCodes> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${destination}, 0))`;
  const [row] = await tx<RecentCodes[]>`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as in_last_hour, count(*)::int as in_last_day,
           extract(epoch from now() - max(created_at))::float8 as seconds_since_last
    from one_time_code where created_at > now() - interval '1 day' and (user_id = ${userId} or destination = ${destination}
      and not exists (select from account where id = ${userId}
        and (phone = ${destination} and phone_verified_at is not null or email = ${destination} and email_verified_at is not null)))`;
  return row ?? { inLastHour: 0, inLastDay: 0, secondsSinceLast: null };
}

const columns = (db: Db) => db`id, user_id, purpose, destination, attempts,
  used_at is null and expires_at > now() and attempts < ${codeLimits.tries} as is_live`;

/** Only the newest code for a purpose counts, and none for another purpose. Locked, so that parallel tries are judged and counted one after the other. */
export async function lockNewestCode(tx: Tx, userId: string, purposes: readonly CodePurpose[]): Promise<OneTimeCode | undefined> {
  const [row] = await tx<OneTimeCode[]>`
    select ${columns(tx)} from one_time_code where user_id = ${userId} and purpose = any(${[...purposes]})
    order by created_at desc, id desc limit 1 for update`;
  return row;
}

export async function findOneTimeCode(db: Db, id: string): Promise<OneTimeCode | undefined> {
  const [row] = await db<OneTimeCode[]>`select ${columns(db)} from one_time_code where id = ${id}`;
  return row;
}

export async function markCodeUsed(tx: Tx, id: string): Promise<void> {
  await tx`update one_time_code set used_at = now() where id = ${id}`;
}

export async function countWrongTry(tx: Tx, id: string): Promise<void> {
  await tx`update one_time_code set attempts = attempts + 1 where id = ${id}`;
}
