import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { getRoom } from '@waybill/contract/chat/get-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { listRooms } from '@waybill/contract/chat/list-rooms';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { sendMessage } from '@waybill/contract/chat/send-message';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { type Person, verifiedPerson } from './people.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Somebody = Visitor & { readonly id: string };

/** The room of two people, as the first of them sees it. */
export const roomWith = async (one: Somebody, other: { readonly id: string }) =>
  (await one.call(createRoom, { body: { userId: other.id } })).result;

/** Two people with a room without messages. */
export async function twoInARoom(world: World): Promise<{ ada: Person; bayo: Person; roomId: string }> {
  const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
  return { ada, bayo, roomId: (await roomWith(ada, bayo)).id };
}

export const write = (person: Visitor, roomId: string, messageText: string, more: object = {}) =>
  person.call(sendMessage, { params: { roomId }, body: { clientId: randomUUID(), messageText, ...more } });

/** Many at once, past the limits: what is asked for is how they are read. */
export async function fillRoom(world: World, roomId: string, senderId: string, count: number, words = 'message'): Promise<void> {
  await world.db`
    insert into chat_message (room_id, seq, id, sender_id, client_id, kind, body)
    select ${roomId}, last_seq + number, 'msg_' || upper(substr(md5(${roomId} || (last_seq + number)), 1, 26)), ${senderId},
      gen_random_uuid(), 0, ${words} || ' ' || (last_seq + number)
    from chat_room, generate_series(1, ${count}) as number where id = ${roomId}`;
  await world.db`update chat_room set last_seq = last_seq + ${count} where id = ${roomId}`;
  await world.db`
    update chat_member set newest_at = now(), unread = case when user_id = ${senderId} then unread else unread + ${count} end
    where room_id = ${roomId}`;
}

export const messagesOf = async (person: Visitor, roomId: string, query: object = {}) =>
  (await person.call(listMessages, { params: { roomId }, query })).result;

/** The texts that somebody sees in a room, oldest first. */
export const textsOf = async (person: Visitor, roomId: string, query: object = {}) =>
  (await messagesOf(person, roomId, query)).items.map(({ messageText }) => messageText);

export const roomOf = async (person: Visitor, roomId: string) => (await person.call(getRoom, { params: { roomId } })).result;

export const roomsOf = async (person: Visitor, searchText?: string) =>
  (await person.call(listRooms, searchText === undefined ? {} : { query: { searchText } })).result.items;

export const unreadOf = async (person: Visitor, roomId: string) => (await roomOf(person, roomId)).members[0]?.unreadMessagesCount;

export const mark = (person: Visitor, roomId: string, body: object) => person.call(markReceipt, { params: { roomId }, body });

export const forget = (person: Visitor, roomId: string) => person.call(deleteRoom, { params: { roomId } });

export async function set(person: Visitor, body: object): Promise<void> {
  const { status } = await person.call(updateUser, { body });
  if (status >= 300) throw new Error('The settings were not saved');
}

export const mute = (person: Visitor, other: { readonly id: string }) => set(person, { mutedUserId: other.id });

export const unmute = (person: Visitor, other: { readonly id: string }) =>
  person.call(unmuteUser, { query: { userId: other.id } });

/** The chat events sent to a person, whether or not they were connected. */
export async function sentTo(world: World, person: { readonly id: string }): Promise<RealtimeEvent[]> {
  const rows = await world.db<{ event: RealtimeEvent }[]>`
    select event from realtime_inbox where user_id = ${person.id} and event->>'type' like 'chat.%' order by seq`;
  return rows.map(({ event }) => event);
}

/** Clears the rate limits, as time would. */
export const letFloodPass = (world: World) => world.db`delete from rate_limit`;
