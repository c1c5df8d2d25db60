import { type DealView, messageKinds } from '@waybill/contract/chat/message-view';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inAnyCase } from '../any-case.ts';

/** A deal as it is kept. The charge belongs to the parcel, and is its sender’s alone to see. */
export type StoredDeal = Omit<DealView, 'charge'>;

export type MessageRow = {
  readonly id: string;
  readonly roomId: string;
  readonly seq: number;
  readonly clientId: string;
  readonly senderId: string;
  readonly kind: number;
  readonly body: string;
  readonly imageIds: readonly string[];
  readonly voiceNoteId: string | null;
  readonly voiceMs: number | null;
  readonly deal: StoredDeal | null;
  /** The charge for sending the parcel of a deal. */
  readonly chargeMinor: string | null;
  readonly sentAt: Date;
};

/** Order by chat_message.seq: seq alone is then the column of the answer, which no index knows. */
const messageColumns = (db: Db) =>
  db`id, room_id, seq::int, client_id, sender_id, kind, body, image_ids, voice_note_id, voice_ms, deal,
    (select charge_minor from escrow where package_id = deal ->> 'packageId') as charge_minor, sent_at`;

export type NewMessage = Omit<MessageRow, 'seq' | 'chargeMinor' | 'sentAt'>;

/**
 * Gives a message the next number of its room and writes it down, for both. The lock of the room’s row comes first and
 * everything else after it, so the numbers become visible in order and without gaps. The time is taken behind the lock,
 * too: a later message is never older.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { id, roomId, clientId, senderId, kind, body, imageIds, voiceNoteId, voiceMs, deal } = message;
  const [row] = await tx<MessageRow[]>`
    with room as (
      update chat_room set last_seq = last_seq + 1 where id = ${roomId} returning id, last_seq),
    message as (
      insert into chat_message (room_id, seq, id, sender_id, client_id, kind, body, image_ids, voice_note_id, voice_ms, deal, sent_at)
      select room.id, room.last_seq, ${id}, ${senderId}, ${clientId}, ${kind}, ${body}, ${[...imageIds]}::text[],
        ${voiceNoteId}::text, ${voiceMs}::int, ${deal && tx.json(deal)}::jsonb, clock_timestamp()
      from room returning *),
    members as (
      update chat_member set newest_at = message.sent_at, is_deleted = false,
        unread = case when user_id = message.sender_id then unread else unread + 1 end,
        read_seq = case when user_id = message.sender_id and unread = 0 then message.seq else read_seq end,
        delivered_seq = case when user_id = message.sender_id and delivered_seq = message.seq - 1 then message.seq
                             else delivered_seq end
      from message where chat_member.room_id = message.room_id)
    select ${messageColumns(tx)} from message`;
  if (!row) throw new Error('A message was not written');
  return row;
}

/** The message that a device has sent before under this id. Deals shown in the member's name are not of their device. */
export async function findSent(db: Db, roomId: string, senderId: string, clientId: string): Promise<MessageRow | undefined> {
  const [row] = await db<MessageRow[]>`
    select ${messageColumns(db)} from chat_message
    where room_id = ${roomId} and sender_id = ${senderId} and kind = ${messageKinds.text} and client_id = ${clientId}`;
  return row;
}

/** Whether this voice note was sent in the room, and not before what one has deleted. */
export async function isVoiceNoteIn(db: Db, roomId: string, voiceNoteId: string, deletedSeq: number): Promise<boolean> {
  const rows = await db`
    select from chat_message where voice_note_id = ${voiceNoteId} and room_id = ${roomId} and seq > ${deletedSeq}`;
  return rows.length > 0;
}

/** The room of two people, if they have one, and which of these deals stand in it. */
export async function findShownDeals(
  db: Db,
  { by, otherId }: { readonly by: string; readonly otherId: string },
  clientIds: readonly string[],
): Promise<{ readonly roomId?: string; readonly clientIds: ReadonlySet<string> }> {
  const rows = await db<{ roomId: string; clientId: string | null }[]>`
    select room.id as room_id, message.client_id
    from chat_room as room left join chat_message as message
      on message.room_id = room.id and message.sender_id in (${by}, ${otherId}) and message.kind = ${messageKinds.deal}
        and message.client_id = any(${[...clientIds]}::uuid[])
    where user_a = least(${by}::text, ${otherId}) and user_b = greatest(${by}::text, ${otherId})`;
  const roomId = rows[0]?.roomId;
  return { ...(roomId === undefined ? {} : { roomId }), clientIds: new Set(rows.flatMap(({ clientId }) => clientId ?? [])) };
}

/** Both ends included. */
export async function listBetween(db: Db, roomId: string, first: number, last: number): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    select ${messageColumns(db)} from chat_message
    where room_id = ${roomId} and seq between ${first} and ${last} order by chat_message.seq`;
}

type Search = { readonly roomId: string; readonly after: number; readonly before: string | undefined; readonly limit: number };

/** Messages with all of these words, newest first. */
export async function findWith(
  db: Db,
  words: readonly string[],
  { roomId, after, before, limit }: Search,
): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    select ${messageColumns(db)} from chat_message
    where room_id = ${roomId} and seq > ${after} ${before === undefined ? db`` : db`and seq < ${before}`}
      and kind = 0 and body ~ all(${words.map(inAnyCase)})
    order by chat_message.seq desc limit ${limit}`;
}
