import type { Db } from '../../../platform/db/database.ts';

export type ToRing = { readonly userId: string; readonly type: number; readonly message: string; readonly link: string };

export async function findToRing(db: Db, id: string): Promise<ToRing | undefined> {
  const [row] = await db<ToRing[]>`
    select user_id, type, message, link from notification where id = ${id} and seen_at is null and cleared_at is null`;
  return row;
}

/** A message that its receiver has not read yet, in a room that they see, from somebody whom they have not muted. */
export async function isUnread(db: Db, roomId: string, seq: number, receiverId: string): Promise<boolean> {
  const [row] = await db`
    select from chat_message as message
    join chat_member as member on member.room_id = message.room_id and member.user_id = ${receiverId}
    join profile as receiver on receiver.user_id = ${receiverId}
    where message.room_id = ${roomId} and message.seq = ${seq} and kind = 0 and sender_id <> ${receiverId}
      and read_seq < message.seq and deleted_seq < message.seq and not (sender_id = any(receiver.muted_users))`;
  return row !== undefined;
}

export async function hasPhone(db: Db, userId: string): Promise<boolean> {
  const [row] = await db`select from push_token where user_id = ${userId} limit 1`;
  return row !== undefined;
}
