import type { PresenceView } from '@waybill/contract/chat/room-view';
import { presencePace } from '@waybill/contract/users/set-presence';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** One row for each session, overwritten each time. */
export function keepPresence(tx: Tx, userId: string, sessionId: string, isHere: boolean): void {
  tx.write(tx`
    insert into presence (user_id, session_id, is_here) values (${userId}, ${sessionId}, ${isHere})
    on conflict (user_id, session_id) do update set is_here = excluded.is_here, seen_at = now()`);
}

/** A browser that crashed does not sign off: a report counts for a while only. */
const isCurrent = (db: Db) => db`is_here and seen_at > now() - ${presencePace.countsSeconds} * interval '1 second'`;

/** Whether a member has the app open at this moment, on any device. For ourselves: others see `presenceOf`. */
export async function isHere(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select from presence where user_id = ${userId} and ${isCurrent(db)} limit 1`;
  return row !== undefined;
}

/**
 * Presence of others that a member may see: of those who have written or done something in the room of the two (anybody can
 * open a room with anybody), where both let it be seen. Others are not in the map. Mutes make no difference: vanishing at that
 * moment would reveal a mute.
 */
export async function presenceOf(
  db: Db,
  viewerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PresenceView>> {
  const rows = await db<{ id: string; isHere: boolean; lastHereAt: Date | null }[]>`
    select person.user_id as id, coalesce(bool_or(${isCurrent(db)}), false) as is_here, max(seen_at) as last_here_at
    from unnest(${[...new Set(userIds)]}::text[]) as wanted(id)
    join profile as person on person.user_id = wanted.id and person.show_presence
    join profile as viewer on viewer.user_id = ${viewerId} and viewer.show_presence
    join chat_room as room on user_a = least(wanted.id, ${viewerId}) and user_b = greatest(wanted.id, ${viewerId})
    left join presence on presence.user_id = person.user_id
    where exists (select from chat_message where room_id = room.id and sender_id = person.user_id)
    group by person.user_id`;
  return new Map(rows.map((row) => [row.id, { isHere: row.isHere, lastHereAt: row.lastHereAt?.toISOString() ?? null }]));
}

/** Forgets when a member was last here; current presence stays, so that they are not sent pushes. */
export function forgetLastSeen(tx: Tx, userId: string): void {
  tx.write(tx`delete from presence where user_id = ${userId} and not (${isCurrent(tx)})`);
}

/** When somebody was last here is of no use to anybody after a month. */
export const deleteOldPresence = (tx: Tx, most: number) => tx`
  delete from presence where (user_id, session_id) in (
    select user_id, session_id from presence where seen_at < now() - interval '30 days' limit ${most})`;
