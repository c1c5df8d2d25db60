import type { Tx } from '../../../platform/db/database.ts';

/** Rooms that nobody is left in without this member: a buyer has no account, and so nothing that would keep theirs. */
export async function listRoomsWithTheGone(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select room.id from chat_room as room
    left join account as other on other.id = case when room.user_a = ${userId} then room.user_b else room.user_a end
    where (room.user_a = ${userId} or room.user_b = ${userId}) and (other.deactivated_at is not null or buyer_id is not null)
    order by room.id`;
  return rows.map(({ id }) => id);
}

export async function listMessagesWithFiles(tx: Tx, roomIds: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from chat_message where room_id = any(${[...roomIds]}) and (image_ids <> '{}' or voice_note_id is not null) order by id`;
  return rows.map(({ id }) => id);
}

/** With members and messages. Answers whose they were. */
export async function deleteRoomsOf(tx: Tx, roomIds: readonly string[]): Promise<{ id: string; userA: string; userB: string }[]> {
  return tx<{ id: string; userA: string; userB: string }[]>`
    delete from chat_room where id = any(${[...roomIds]}) returning id, user_a, user_b`;
}
