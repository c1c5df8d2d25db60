import { messageKinds } from '@waybill/contract/chat/message-view';
import type { Tx } from '../../../platform/db/database.ts';
import { attachImages, attachVoiceNote } from '../../files/index.ts';
import { dealOfFee, dealOfStep, outcomeOf } from '../deals.ts';
import { insertMessage, type NewMessage } from '../storage/messages.ts';
import { listPastFees, listPastSteps } from '../storage/past-deals.ts';
import { insertRoom } from '../storage/rooms.ts';
import { uuidOf } from './post-deal.ts';

/** A conversation of two people from before this program ran. */
export type PastChat = {
  readonly roomId: string;
  readonly userIds: readonly [string, string];
  readonly messages: readonly {
    readonly by: string;
    readonly text: string;
    readonly at: Date;
    readonly imageIds: readonly string[];
    readonly voiceNoteId?: string;
  }[];
  /** Number of the newest messages of the other one that somebody has not read yet; none by default. */
  readonly unread: ReadonlyMap<string, number>;
  /** An id for each message, by its place in the room. */
  readonly idOf: (place: number) => string;
};

type Entry = Pick<NewMessage, 'senderId' | 'kind' | 'body' | 'imageIds' | 'voiceNoteId' | 'voiceMs' | 'deal' | 'clientId'> & {
  readonly at: Date;
};

/** Writes a past conversation, and among it the orders of the two, each at its time. Sends no events. */
export async function recordPastChat(tx: Tx, past: PastChat): Promise<void> {
  const { roomId, userIds, messages, idOf } = past;
  const [first, second] = userIds;
  const words: readonly Entry[] = messages.map(({ by, text, at, imageIds, voiceNoteId }, place) => ({
    senderId: by,
    kind: messageKinds.text,
    body: text,
    imageIds,
    voiceNoteId: voiceNoteId ?? null,
    voiceMs: null,
    deal: null,
    clientId: uuidOf(`${roomId} ${place}`),
    at,
  }));
  const entries = [...words, ...(await pastDeals(tx, first, second))].sort((one, other) => one.at.getTime() - other.at.getTime());
  const [oldest] = entries;
  if (!oldest) throw new Error('Two people who have nothing to do with each other have no room');
  await insertRoom(tx, roomId, oldest.senderId, oldest.senderId === first ? second : first);
  await tx`update chat_room set created_at = ${oldest.at} where id = ${roomId}`;
  for (const [place, { at, ...entry }] of entries.entries()) {
    const { voiceNoteId, senderId } = entry;
    const messageId = idOf(place);
    const voiceMs = voiceNoteId === null ? null : await attachVoiceNote(tx, senderId, voiceNoteId, messageId);
    const { seq, id } = await insertMessage(tx, { ...entry, voiceMs, id: messageId, roomId });
    await attachImages(tx, entry.senderId, entry.imageIds, id);
    await tx`update chat_message set sent_at = ${at} where room_id = ${roomId} and seq = ${seq}`;
  }
  for (const userId of userIds) await readAllBut(tx, roomId, userId, past.unread.get(userId) ?? 0);
}

async function pastDeals(tx: Tx, one: string, other: string): Promise<Entry[]> {
  const steps = [];
  for (const step of await listPastSteps(tx, one, other))
    steps.push({ ...dealOfStep(step, await outcomeOf(tx, step)), at: step.at });
  const fees = (await listPastFees(tx, one, other)).map((fee) => ({
    ...dealOfFee(fee, fee.what === 'accepted' ? 'accepted' : 'named'),
    at: fee.at,
  }));
  return [...steps, ...fees].map(({ key, by, deal, at }) => ({
    senderId: by,
    kind: messageKinds.deal,
    body: '',
    imageIds: [],
    voiceNoteId: null,
    voiceMs: null,
    deal,
    clientId: uuidOf(key),
    at,
  }));
}

/** Everything has reached them, and all but the newest of the other one is read. */
async function readAllBut(tx: Tx, roomId: string, userId: string, unread: number): Promise<void> {
  await tx`
    with read as (
      select coalesce(max(seq), 0) as up_to from chat_message
      where room_id = ${roomId} and seq < coalesce(
        (select seq from chat_message where room_id = ${roomId} and sender_id <> ${userId} order by seq desc
         offset greatest(${unread}::int - 1, 0) limit ${unread === 0 ? 0 : 1}), 9223372036854775807))
    update chat_member set newest_at = (select max(sent_at) from chat_message where room_id = ${roomId}),
      delivered_seq = (select last_seq from chat_room where id = ${roomId}), read_seq = up_to, shown_read_seq = up_to,
      unread = ${unread}
    from read where chat_member.room_id = ${roomId} and user_id = ${userId}`;
}
