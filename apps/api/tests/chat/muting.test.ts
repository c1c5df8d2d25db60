import { createRoom } from '@waybill/contract/chat/create-room';
import { sendTyping } from '@waybill/contract/chat/send-typing';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { getUser } from '@waybill/contract/users/get-user';
import { setPresence } from '@waybill/contract/users/set-presence';
import { describe, expect, it } from 'vitest';
import { mark, mute, roomOf, roomsOf, roomWith, sentTo, textsOf, twoInARoom, unmute, unreadOf, write } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { askFor, codesOf, dealAt, moveTo, orderOf, wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip, write as post } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

// The worker runs: what would ring, mail or notify does so here.
const world = useWorld();

describe('messages of somebody who is muted', () => {
  it('are taken as always, wait without a sound, and are there with their count after unmuting', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await mute(ada, bayo);
    for (const text of ['Buy my phone', 'It is cheap']) expect((await write(bayo, roomId, text)).status).toBe(201);
    expect(await roomsOf(ada)).toEqual([]);
    expect((await ada.call(getUnseen)).result).toMatchObject({ chats: 0, notifications: 0 });
    const sentEvents = (await sentTo(world, ada)).filter(({ type }) => type !== 'chat.room-changed');
    expect(sentEvents, 'no word of what was written').toEqual([
      { type: 'chat.waiting', roomId, seq: 1 },
      { type: 'chat.waiting', roomId, seq: 2 },
    ]);
    await unmute(ada, bayo);
    expect((await roomsOf(ada)).map(({ id, members }) => [id, members[0]?.unreadMessagesCount])).toEqual([[roomId, 2]]);
    expect(await textsOf(ada, roomId)).toEqual(['Buy my phone', 'It is cheap']);
    expect((await ada.call(getUnseen)).result).toMatchObject({ chats: 1 });
  });

  it('begin a new chat, too, and whoever has muted somebody may write to them', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    await mute(ada, bayo);
    const { result: room } = await bayo.call(createRoom, { body: { userId: ada.id } });
    expect(room).toMatchObject({ isMuted: false, can: { write: 'yes' } });
    expect((await write(bayo, room.id, 'Hello')).status).toBe(201);
    expect(await roomOf(ada, room.id)).toMatchObject({ isMuted: true, can: { write: 'yes' } });
    expect((await write(ada, room.id, 'About the parcel')).status).toBe(201);
    expect(await textsOf(bayo, room.id)).toEqual(['Hello', 'About the parcel']);
  });

  it('look to their writer like those to somebody who is here and has not opened the chat', async () => {
    const bayo = await verifiedPerson(world);
    const [ada, cleo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const rooms = { ada: (await roomWith(ada, bayo)).id, cleo: (await roomWith(cleo, bayo)).id };
    for (const [person, roomId] of [[ada, rooms.ada] as const, [cleo, rooms.cleo] as const]) {
      await write(person, roomId, 'Hello');
      await person.call(setPresence, { body: { isHere: true } });
    }
    await mute(ada, bayo);
    const seen = async (person: typeof ada, roomId: string) => {
      const { other, presence, can, isMuted, recentMessage } = await roomOf(bayo, roomId);
      const { result: profile } = await bayo.call(getUser, { params: { uid: person.id } });
      const readers = recentMessage.readBy.filter((id) => id !== bayo.id).length;
      return { other, isHere: presence?.isHere, can, isMuted, readers, mutedUsers: profile.mutedUsers };
    };
    for (const roomId of [rooms.ada, rooms.cleo]) expect((await write(bayo, roomId, 'Are you there?')).status).toBe(201);
    // Both devices confirm what has arrived; only she who muted him looks at it, by the way of an order or an address.
    await mark(ada, rooms.ada, { deliveredSeq: 2 });
    await mark(cleo, rooms.cleo, { deliveredSeq: 2 });
    await mark(ada, rooms.ada, { readSeq: 2 });
    expect(await unreadOf(ada, rooms.ada)).toBe(0);
    expect(await seen(ada, rooms.ada)).toEqual(await seen(cleo, rooms.cleo));
    const receipts = (await sentTo(world, bayo)).filter(({ type }) => type === 'chat.receipt');
    expect(receipts).toMatchObject([
      { userId: ada.id, deliveredSeq: 2, readSeq: 0 },
      { userId: cleo.id, deliveredSeq: 2, readSeq: 0 },
    ]);
    await unmute(ada, bayo);
    expect((await roomOf(bayo, rooms.ada)).other, 'nor is it told afterwards').toEqual({ deliveredSeq: 2, readSeq: 0 });
  });

  it('are not announced by typing, in either direction', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await mute(ada, bayo);
    const streams = [await listenAs(ada), await listenAs(bayo)];
    for (const person of [ada, bayo]) expect((await person.call(sendTyping, { params: { roomId } })).status).toBe(204);
    await write(ada, roomId, 'One');
    await eventually('The message', async () =>
      streams.every(({ events }) => events.some(({ type }) => type === 'chat.message')),
    );
    expect(streams.flatMap(({ events }) => events.filter(({ type }) => type === 'chat.typing'))).toEqual([]);
    for (const { leave } of streams) leave();
  });
});

describe('a running order of two of whom one has muted the other', () => {
  it('says that there are messages, in the list and by itself, and goes on to its end', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Accepted');
    await mute(sender, carrier);
    const { id: roomId } = await roomWith(carrier, sender);
    const before = (await unreadOf(sender, roomId)) ?? 0;
    expect((await write(carrier, roomId, 'I stand at your gate')).status).toBe(201);
    const waiting = async () => [
      (await orderOf(sender, orderId)).waitingMessages,
      (await sender.call(listOrders)).result.items.map((order) => order.waitingMessages),
    ];
    expect(await waiting()).toEqual([before + 1, [before + 1]]);
    expect((await orderOf(carrier, orderId)).waitingMessages, 'the other one is told nothing').toBe(0);
    expect(await roomsOf(sender)).toEqual([]);
    expect(await textsOf(sender, roomId)).toContain('I stand at your gate');
    await mark(sender, roomId, { readSeq: (await roomOf(sender, roomId)).lastSeq });
    expect(await waiting()).toEqual([0, [0]]);
    await write(carrier, roomId, 'Hello?');
    expect((await moveTo(carrier, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup })).status).toBe(200);
    expect((await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover })).status).toBe(200);
    expect((await orderOf(sender, orderId)).waitingMessages, 'until it is over').toBe(0);
    await unmute(sender, carrier);
    expect((await unreadOf(sender, roomId)) ?? 0).toBeGreaterThan(0);
  });
});

describe('somebody who is muted', () => {
  it('is refused nothing: to ask for a parcel, name a fee, book, comment or like', async () => {
    const [owner, muted] = [await personWithMoney(world, { NGN: 50_000 }), await personWithMoney(world, { NGN: 50_000 })];
    const ownTrip = (await offerTrip(owner)).result;
    await mute(owner, muted);
    const [first, second] = [await wantedParcel(world, owner.id), await wantedParcel(world, owner.id)];
    expect((await askFor(muted, first, muted.id)).status).toBe(201);
    const fee = { packageId: second, otherPartyId: owner.id, amount: 6500, reason: 'It is far' };
    expect((await muted.call(createNegotiation, { body: fee })).status).toBe(201);
    expect((await book(muted, ownTrip)).status).toBe(201);
    const item = (await post(owner, 'Anybody going to Jos?')).result;
    const comment = { itemType: item.itemType, timelineItemId: item.id, message: 'I am' };
    expect((await muted.call(createComment, { body: comment })).status).toBe(201);
    expect((await muted.call(likeItem, { params: { itemType: item.itemType, itemId: item.id } })).status).toBeLessThan(300);
  });
});
