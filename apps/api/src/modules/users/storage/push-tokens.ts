import type { Db, Tx } from '../../../platform/db/database.ts';

/** More devices than anybody uses; the oldest make room. */
const mostDevices = 10;

/** A device belongs to whoever registered it last: phones are lent and sold. */
export async function keepPushToken(tx: Tx, userId: string, token: string): Promise<void> {
  await tx`
    insert into push_token (token, user_id) values (${token}, ${userId})
    on conflict (token) do update set user_id = excluded.user_id, created_at = now()`;
  await tx`
    delete from push_token where token in (
      select token from push_token where user_id = ${userId} order by created_at desc, token offset ${mostDevices})`;
}

/** Where somebody wants to be rung; nowhere if they have switched it off or may not sign in. */
export async function listPushTokens(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db<{ token: string }[]>`
    select push_token.token from push_token
    join profile using (user_id) join account on account.id = profile.user_id
    where user_id = ${userId} and web_push_notification_enabled and blocked_at is null
    order by push_token.created_at desc limit ${mostDevices}`;
  return rows.map(({ token }) => token);
}

export async function dropPushToken(tx: Tx, token: string): Promise<void> {
  await tx`delete from push_token where token = ${token}`;
}
