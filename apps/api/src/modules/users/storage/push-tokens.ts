import type { Db, Tx } from '../../../platform/db/database.ts';
import { sessionLimits } from '../../identity/index.ts';

/** More devices than anybody uses; the oldest make room. */
const mostDevices = 10;

/** A device belongs to the member who registered it last: phones are lent and sold. It rings as long as their session there lasts. */
export function keepPushToken(tx: Tx, userId: string, sessionId: string, token: string): void {
  tx.write(tx`
    insert into push_token (token, user_id, session_id) values (${token}, ${userId}, ${sessionId})
    on conflict (token) do update set user_id = excluded.user_id, session_id = excluded.session_id, created_at = now(),
      failures = 0, failed_at = null`);
  tx.write(tx`
    delete from push_token where token in (
      select token from push_token where user_id = ${userId} order by created_at desc, token offset ${mostDevices})`);
}

/** So often in a row a device may fail before it is left out. */
const patience = 5;

/**
 * Push tokens of a member; none if they have switched pushes off or may not sign in. A session that ends takes its devices
 * along; one unused for too long, or on which a device was registered at its very end, is left out here. So is one that failed
 * again and again: it is tried once an hour.
 */
export async function listPushTokens(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db<{ token: string }[]>`
    select push_token.token from push_token
    join profile using (user_id) join account on account.id = profile.user_id
    left join session on session.id = session_id
    where push_token.user_id = ${userId} and web_push_notification_enabled and blocked_at is null
      and (session_id is null or (ended_at is null and expires_at > now()
        and last_used_at > now() - ${sessionLimits.idleDays} * interval '1 day'))
      and (failures < ${patience} or failed_at < now() - interval '1 hour')
    order by push_token.created_at desc limit ${mostDevices}`;
  return rows.map(({ token }) => token);
}

/** In a row, tried once an hour: nobody has come by in two days to register it anew. */
const mostFailures = 50;

export function notePushFailure(tx: Tx, token: string): void {
  tx.write(tx`update push_token set failures = failures + 1, failed_at = now() where token = ${token}`);
  tx.write(tx`delete from push_token where token = ${token} and failures >= ${mostFailures}`);
}

export function notePushSuccess(tx: Tx, token: string): void {
  tx.write(tx`update push_token set failures = 0, failed_at = null where token = ${token} and failures > 0`);
}

export function dropPushToken(tx: Tx, token: string): void {
  tx.write(tx`delete from push_token where token = ${token}`);
}
