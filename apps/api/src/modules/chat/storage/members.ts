import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * A member's delivered and read positions, and the settings that decide who sees them. A muted member does not see their messages being read;
 * a buyer without an account has nothing set, and shows it.
 */
export type Progress = {
  readonly roomId: string;
  readonly otherId: string;
  readonly lastSeq: number;
  readonly deliveredSeq: number;
  readonly readSeq: number;
  readonly showsReceipts: boolean;
  readonly doesOtherShow: boolean;
};

/** Locks the room first, as sending a message does: then the count is complete. Nothing for strangers. */
export async function lockProgress(tx: Tx, roomId: string, userId: string): Promise<Progress | undefined> {
  const [room] = await tx<{ lastSeq: number; otherId: string }[]>`
    select last_seq::int, case when user_a = ${userId} then user_b else user_a end as other_id from chat_room
    where id = ${roomId} and ${userId} in (user_a, user_b) for update`;
  if (!room) return undefined;
  const [row] = await tx<Omit<Progress, 'roomId' | 'otherId' | 'lastSeq'>[]>`
    select delivered_seq::int, read_seq::int,
      coalesce(mine.show_read_receipts and ${room.otherId} <> all(mine.muted_users), true) as shows_receipts,
      coalesce(theirs.show_read_receipts, true) as does_other_show
    from chat_member as me left join profile as mine on mine.user_id = me.user_id
    left join profile as theirs on theirs.user_id = ${room.otherId}
    where me.room_id = ${roomId} and me.user_id = ${userId}`;
  return row && { roomId, ...room, ...row };
}

export type Receipt = { readonly deliveredSeq: number; readonly readSeq: number };

/**
 * Moves the positions forward, never back. The visible read position moves only when new messages are read while receipts are
 * on: reopening messages that were read quietly does not reveal them. Answers the visible position.
 */
export async function moveProgress(tx: Tx, progress: Progress, userId: string, to: Receipt): Promise<number> {
  const { roomId, showsReceipts } = progress;
  const [row] = await tx<[{ shownReadSeq: number }]>`
    update chat_member set delivered_seq = greatest(delivered_seq, ${to.deliveredSeq}),
      read_seq = greatest(read_seq, ${to.readSeq}),
      shown_read_seq = case when ${showsReceipts} and ${to.readSeq} > read_seq then ${to.readSeq} else shown_read_seq end,
      unread = case when ${to.readSeq} <= read_seq then unread else (
        select count(*) from chat_message
        where chat_message.room_id = ${roomId} and seq > ${to.readSeq} and sender_id <> ${userId}) end
    where room_id = ${roomId} and user_id = ${userId} returning shown_read_seq::int`;
  return row.shownReadSeq;
}

/** Hides the messages so far from this member, and marks them read for them alone. */
export function forgetRoom(tx: Tx, { roomId, lastSeq }: Progress, userId: string): void {
  tx.write(tx`
    update chat_member set is_deleted = true, deleted_on = now(), deleted_seq = ${lastSeq}, read_seq = ${lastSeq}, unread = 0
    where room_id = ${roomId} and user_id = ${userId}`);
}

/** Number of chats in a member's list with unread messages. */
export async function unreadChats(db: Db, userId: string): Promise<number> {
  const [row] = await db<[{ chats: number }]>`
    select count(*)::int as chats from chat_member as me
    cross join lateral (select user_a, user_b from chat_room where id = me.room_id limit 1) as room
    where me.user_id = ${userId} and me.unread > 0 and not me.is_deleted
      and not coalesce((select muted_users from profile where user_id = ${userId}), '{}') && array[user_a, user_b]`;
  return row.chats;
}

/** The newest unread message, for an email or a push about a chat. */
export type LastUnread = {
  readonly senderId: string;
  readonly senderName: string;
  readonly messageText: string;
  readonly images: number;
  readonly voiceMs: number | null;
  readonly seq: number;
  readonly sentAt: Date;
  /** Number of unread messages, this one included. */
  readonly unread: number;
};

/** The newest that somebody has not read in a room and that the other one wrote; nothing when all is read. */
export async function lastUnread(db: Db, roomId: string, userId: string): Promise<LastUnread | undefined> {
  const [row] = await db<LastUnread[]>`
    select sender_id, coalesce(full_name, bought.name || ', your buyer') as sender_name, body as message_text, cardinality(image_ids) as images, voice_ms, seq::int, sent_at, unread
    from chat_member join chat_message using (room_id) left join profile on profile.user_id = sender_id
    left join sale_order as bought on bought.id = sender_id
    where room_id = ${roomId} and chat_member.user_id = ${userId} and not is_deleted
      and seq > read_seq and seq > deleted_seq and sender_id <> ${userId} and kind = 0
    order by chat_message.seq desc limit 1`;
  return row;
}

/** Whether this is the first message that somebody has not read: of those before it, none that came in the last half day waits. */
export async function isFirstUnread(db: Db, roomId: string, seq: number, memberId: string): Promise<boolean> {
  const [row] = await db`
    select from chat_member as me join chat_message as this using (room_id)
    where room_id = ${roomId} and user_id = ${memberId} and this.seq = ${seq} and read_seq < ${seq}
      and not exists (
        select from chat_message as earlier
        where earlier.room_id = ${roomId} and earlier.seq > read_seq and earlier.seq < ${seq} and earlier.sender_id <> ${memberId}
          and earlier.sent_at > this.sent_at - interval '12 hours')`;
  return row !== undefined;
}

/** How far a member has read, as they let the other one know; null where they show nothing. */
export async function findShownReadSeq(db: Db, roomId: string, userId: string): Promise<number | null> {
  const [row] = await db<{ shownReadSeq: number }[]>`
    select shown_read_seq::int from chat_member join profile using (user_id)
    where room_id = ${roomId} and user_id = ${userId} and show_read_receipts`;
  return row?.shownReadSeq ?? null;
}
