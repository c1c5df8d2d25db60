import { supportAccount } from '@waybill/contract/support/support-account';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type SupportRoomRow = {
  readonly id: string;
  readonly userId: string;
  readonly lastSeq: number;
  readonly lastMessage: string;
  readonly lastImages: number;
  readonly lastAt: Date | null;
  readonly isWaiting: boolean;
  /** Of their first word that is not answered. */
  readonly waitingSince: Date | null;
  readonly unread: number;
  /** Sort key of the list: start of the wait, or time of the last message. */
  readonly createdAt: Date;
};

type Wanted = {
  readonly state: 'waiting' | 'all';
  readonly after: Position | undefined;
  readonly limit: number;
  readonly skip: number;
};

/**
 * Support rooms with messages; the author of the last one decides whether the member waits, from their first unanswered message
 * on. A room that staff have settled needs no answer, and a member who cannot sign in waits for none.
 */
const supportRooms = (db: Db) => db`
  select room.id, asker.user_id, room.last_seq::int, coalesce(newest.body, '') as last_message,
         coalesce(cardinality(newest.image_ids), 0) as last_images, newest.sent_at as last_at,
         coalesce(newest.sender_id = asker.user_id and newest.seq > answered.seq, false) and person.blocked_at is null as is_waiting,
         (select count(*)::int from chat_message where room_id = room.id and seq > answered.seq and sender_id = asker.user_id) as unread,
         coalesce((select min(sent_at) from chat_message where room_id = room.id and seq > answered.seq), newest.sent_at) as waiting_since
  from chat_member as ours
  join chat_room as room on room.id = ours.room_id
  join chat_member as asker on asker.room_id = room.id and asker.user_id <> ours.user_id
  join account as person on person.id = asker.user_id
  cross join lateral (
    select greatest((select max(seq) from chat_message where room_id = room.id and sender_id = ours.user_id),
                    (select seq from support_settled where room_id = room.id), 0) as seq) as answered
  left join chat_message as newest on newest.room_id = room.id and newest.seq = room.last_seq
  where ours.user_id = ${supportAccount.id}`;

/** Those where somebody waits and may sign in; `support_wait` is kept by the database with each message and each settling. */
const waiting = (db: Db) => db`
  select wait.room_id as id, asker.user_id, wait.since from support_wait as wait
  join chat_member as asker on asker.room_id = wait.room_id and asker.user_id <> ${supportAccount.id}
  join account as person on person.id = asker.user_id and person.blocked_at is null`;

/** Those with messages, by the time of the last one. */
const written = (db: Db) => db`
  select ours.room_id as id, newest.sent_at as since from chat_member as ours
  join chat_room as room on room.id = ours.room_id join chat_message as newest on newest.room_id = room.id and newest.seq = room.last_seq
  where ours.user_id = ${supportAccount.id}`;

/** Only the rooms of the page are looked into. */
export async function listSupportRooms(db: Db, { state, after, limit, skip }: Wanted): Promise<SupportRoomRow[]> {
  const isWaiting = state === 'waiting';
  const order = isWaiting ? db`asc` : db`desc`;
  const place = after && db`where (since, id) ${isWaiting ? db`>` : db`<`} (${after.createdAt}, ${after.id})`;
  return db<SupportRoomRow[]>`
    select room.*, listed.since as created_at from (
      select id, since from (${isWaiting ? waiting(db) : written(db)}) as any_room ${place ?? db``}
      order by since ${order}, id ${order} limit ${limit} offset ${after ? 0 : skip}) as listed
    cross join lateral (${supportRooms(db)} and room.id = listed.id) as room
    order by listed.since ${order}, listed.id ${order}`;
}

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingRooms = (db: Db) => db`
  select waiting.id, since, left(coalesce(newest.body, ''), 200) as title, user_id
  from (${waiting(db)}) as waiting join chat_room as room on room.id = waiting.id
  left join chat_message as newest on newest.room_id = room.id and newest.seq = room.last_seq`;

/** Nothing when there is no such room, or when it is no support room. */
export async function findSupportRoom(db: Db, roomId: string): Promise<SupportRoomRow | undefined> {
  const [row] = await db<SupportRoomRow[]>`
    select room.*, coalesce(last_at, now()) as created_at from (${supportRooms(db)} and room.id = ${roomId}) as room`;
  return row;
}

/** Usernames of the staff who wrote these answers, by message. */
export async function listAnswerers(db: Db, messageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ messageId: string; username: string }[]>`
    select message_id, username from support_answer join account on account.id = staff_id where message_id = any(${[...messageIds]})`;
  return new Map(rows.map(({ messageId, username }) => [messageId, username]));
}

export async function insertAnswer(tx: Tx, messageId: string, staffId: string): Promise<void> {
  await tx`insert into support_answer (message_id, staff_id) values (${messageId}, ${staffId})`;
}

/** False where somebody has said the same already: of two at the same moment one does. */
export async function settleRoom(
  tx: Tx,
  { id, lastSeq }: SupportRoomRow,
  upTo: number | undefined,
  staffId: string,
): Promise<boolean> {
  const { count } = await tx`
    insert into support_settled (room_id, seq, staff_id) values (${id}, ${Math.min(upTo ?? lastSeq, lastSeq)}, ${staffId})
    on conflict (room_id) do update set seq = excluded.seq, staff_id = excluded.staff_id, at = now()
      where excluded.seq > support_settled.seq`;
  return count === 1;
}

/** Up to which message somebody of us has said that it needs no answer. */
export async function findSettledUpTo(tx: Tx, roomId: string): Promise<number> {
  const [row] = await tx<{ seq: string }[]>`select seq from support_settled where room_id = ${roomId} for update`;
  return Number(row?.seq ?? 0);
}

/** The room waits again for what came after this message. */
export async function unsettleRoom(tx: Tx, roomId: string, upTo: number): Promise<void> {
  await tx`update support_settled set seq = ${upTo}, at = now() where room_id = ${roomId}`;
}

/** Number of rooms that wait for an answer, and the start of the longest wait. */
export async function countWaitingRooms(db: Db): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(since) as oldest from (${waiting(db)}) as room`;
  return row;
}

export async function deleteAnswersIn(tx: Tx, roomId: string): Promise<void> {
  await tx`delete from support_answer where message_id in (select id from chat_message where room_id = ${roomId})`;
}
