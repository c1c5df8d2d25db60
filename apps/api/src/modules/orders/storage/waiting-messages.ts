import type { Db } from '../../../platform/db/database.ts';

/**
 * Number of unread messages from muted people, by those people. Their rooms are in no list, so a running order shows it.
 * Read from the chat's tables, because the chat module stands above orders.
 */
export async function findWaitingMessages(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (otherIds.length === 0) return new Map();
  const rows = await db<{ otherId: string; unread: number }[]>`
    select other_id, unread from unnest(${[...new Set(otherIds)]}::text[]) as other_id
    join profile as mine on mine.user_id = ${userId} and other_id = any(mine.muted_users)
    join chat_room as room on user_a = least(other_id, ${userId}) and user_b = greatest(other_id, ${userId})
    join chat_member as me on me.room_id = room.id and me.user_id = ${userId}
    where unread > 0 and not is_deleted`;
  return new Map(rows.map(({ otherId, unread }) => [otherId, unread]));
}
