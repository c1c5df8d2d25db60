import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../src/modules/chat/commands/post-deal.ts';
import { chatReactions, postDeal } from '../../src/modules/chat/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { messagesOf, mute, roomOf, roomsOf, roomWith, sentTo, twoInARoom, unmute, write } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { accept, latestIn, nameFee, payFee, turnDown } from '../support/negotiations.ts';
import { carrier, codesOf, dealAt, letTimePass, moveTo, offer, offered, takeBack, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { book, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const rich = () => personWithMoney(world, { NGN: 50_000 });

/** What stands in the room of two people, once this much does: what happened, and whose name is on it. */
async function cardsOf(
  one: Person,
  other: Person,
  count: number,
): Promise<(readonly [string | undefined, 'sender' | 'carrier'])[]> {
  const roomId = (await roomWith(one, other)).id;
  const items = await eventually(`${count} cards`, async () => {
    const page = await messagesOf(one, roomId);
    return page.items.length >= count && page.items;
  });
  return items.map(({ deal, senderId }) => [deal?.what, senderId === deal?.carrierId ? 'carrier' : 'sender'] as const);
}

describe('what happens between two people about a parcel', () => {
  it('shows in their room: an offer, its acceptance, the way, and its end', async () => {
    const deal = await dealAt(world, 'InTransit');
    const { sender, carrier: by, orderId, packageId } = deal;
    expect((await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover })).status).toBe(200);
    expect(await cardsOf(sender, by, 6)).toEqual([
      ['order.requested', 'carrier'],
      ['order.accepted', 'sender'],
      ['order.picked-up', 'carrier'],
      ['order.in-transit', 'carrier'],
      ['order.delivered', 'carrier'],
      ['order.completed', 'sender'],
    ]);
    const [room] = await roomsOf(by);
    expect(room?.recentMessage).toMatchObject({ kind: 1, messageText: '', what: 'order.completed', images: 0 });
    expect(room?.members[0]?.unreadMessagesCount, 'what one did oneself is nothing new').toBe(2);
    const { items } = await messagesOf(by, room?.id ?? '');
    expect(items[0]).toMatchObject({
      kind: 1,
      messageText: '',
      deal: { packageId, carrierId: by.id, orderId, what: 'order.requested', amount: 6000, charge: null, currency: 'NGN' },
    });
    expect(await sentTo(world, by)).toContainEqual({ type: 'chat.message', message: items[0] });
    const [seen] = (await messagesOf(sender, room?.id ?? '')).items;
    expect(seen?.deal?.charge, 'the sender pays it, and nobody else sees it').toBe(500);
    expect(await sentTo(world, sender)).toContainEqual({ type: 'chat.message', message: seen });
    expect(await sentTo(world, sender)).toContainEqual({ type: 'chat.room-changed', roomId: room?.id, what: 'requests' });
  });

  it('waits in the room until it is answered', async () => {
    const { sender, carrier: by, orderId, packageId } = await offered(world);
    await cardsOf(sender, by, 1);
    const roomId = (await roomWith(sender, by)).id;
    const request = {
      packageId,
      orderId,
      about: 'order',
      pickup: 'Yaba, Lagos',
      dropOff: 'Wuse, Abuja',
      fee: 6000,
      currency: 'NGN',
    };
    expect(await roomOf(sender, roomId)).toMatchObject({
      hasPendingDeliveryRequest: true,
      pendingRequests: [{ ...request, userId: by.id, needsMe: true, charge: 500 }],
    });
    expect((await roomOf(by, roomId)).pendingRequests).toEqual([{ ...request, userId: sender.id, needsMe: false, charge: null }]);
    expect((await roomsOf(sender))[0]).toMatchObject({ hasPendingDeliveryRequest: true, pendingRequests: [] });
    expect((await moveTo(sender, orderId, 'Accepted')).status).toBe(200);
    expect(await roomOf(sender, roomId)).toMatchObject({ hasPendingDeliveryRequest: false, pendingRequests: [] });
    expect((await roomsOf(by))[0]?.hasPendingDeliveryRequest).toBe(false);
  });

  it('shows as a fee that is named, countered, agreed on and paid for', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    await nameFee(by, { packageId, to: sender.id }, 7500);
    const roomId = (await roomWith(sender, by)).id;
    const pending = async (person: Person) => (await roomOf(person, roomId)).pendingRequests;
    expect(await pending(sender)).toMatchObject([{ about: 'fee', orderId: null, needsMe: true, fee: 7500 }]);
    await cardsOf(sender, by, 1);
    const offerId = latestIn((await nameFee(sender, { packageId, to: by.id }, 7000)).result).negotiationId;
    await cardsOf(sender, by, 2);
    expect(await pending(sender)).toMatchObject([{ needsMe: false }]);
    expect(await pending(by)).toMatchObject([{ needsMe: true, fee: 7000 }]);
    await accept(by, offerId);
    await cardsOf(sender, by, 3);
    expect(await pending(sender), 'the PIN is missing').toMatchObject([{ about: 'fee', needsMe: true }]);
    expect((await payFee(sender, { packageId, carrierId: by.id, offerId })).status).toBeLessThan(300);
    expect(await pending(sender)).toEqual([]);
    expect(await cardsOf(sender, by, 4)).toEqual([
      ['fee.offered', 'carrier'],
      ['fee.countered', 'sender'],
      ['fee.accepted', 'carrier'],
      ['order.accepted', 'sender'],
    ]);
    expect((await messagesOf(by, roomId)).items.map(({ deal }) => deal?.amount)).toEqual([7500, 7000, 7000, 7000]);
  });

  it('shows as a booking that was cancelled, a fee that was turned down, an offer that was taken back', async () => {
    const [sender, traveller] = [await rich(), await carrier(world)];
    const trip = (await offerTrip(traveller)).result;
    const packageId = (await book(sender, trip)).result.id;
    expect(await cardsOf(sender, traveller, 1)).toEqual([['order.requested', 'sender']]);
    const [{ id: orderId } = { id: '' }] = await world.db<{ id: string }[]>`
      select id from delivery_order where package_id = ${packageId}`;
    expect((await moveTo(traveller, orderId, 'Declined')).status).toBe(200);
    expect(await cardsOf(sender, traveller, 2)).toContainEqual(['order.declined', 'carrier']);

    const other = await carrier(world);
    const wanted = await wantedParcel(world, sender.id);
    const named = (await nameFee(other, { packageId: wanted, to: sender.id }, 9000)).result;
    await cardsOf(sender, other, 1);
    await turnDown(sender, latestIn(named).negotiationId);
    await cardsOf(sender, other, 2);
    const { id: offerId } = (await offer(other, wanted)).result;
    await takeBack(other, offerId);
    const cards = await cardsOf(sender, other, 4);
    expect(cards.map(([what]) => what)).toEqual(['fee.offered', 'fee.rejected', 'order.requested', 'order.cancelled']);
  });

  it('that neither of them did is no refusal of theirs', async () => {
    const sender = await rich();
    const [one, other, haggler] = [await carrier(world), await carrier(world), await carrier(world)];
    const { packageId, orderId } = await offered(world, { sender, carrier: one });
    await offer(other, packageId);
    await nameFee(haggler, { packageId, to: sender.id }, 8000);
    await moveTo(sender, orderId, 'Accepted');
    expect(await cardsOf(other, sender, 2)).toEqual([
      ['order.requested', 'carrier'],
      ['order.taken', 'sender'],
    ]);
    expect((await cardsOf(haggler, sender, 2)).at(-1)).toEqual(['fee.taken', 'sender']);

    const late = await offered(world);
    await letTimePass(world, late.orderId);
    expect((await cardsOf(late.sender, late.carrier, 2)).at(-1)).toEqual(['order.expired', 'sender']);
    expect((await roomsOf(late.carrier))[0]?.members[0]?.unreadMessagesCount, 'unread for whoever asked').toBe(1);
  });

  it('shows once, however often it is heard of, and in its order even when it is heard of late', async () => {
    const deal = await dealAt(world, 'PickedUp');
    const { sender, carrier: by, orderId, packageId } = deal;
    await cardsOf(sender, by, 3);
    const steps = await world.db<{ id: string; what: string; status: number; actor: string; userId: string | null }[]>`
      select id, what, status, actor, user_id from order_event where order_id = ${orderId} order by seq`;
    // As if nobody had shown the last two yet, and the last one is heard of first.
    const roomId = (await roomWith(sender, by)).id;
    await world.db`delete from chat_message where room_id = ${roomId} and seq > 1`;
    await world.db`update chat_room set last_seq = 1 where id = ${roomId}`;
    const react = (index: number) => {
      const { id: eventId, ...step } = steps[index] ?? { id: '', what: '' };
      const handler = chatReactions.find(({ event }) => event === step.what)?.handler;
      const known = { orderId, packageId, senderId: sender.id, carrierId: by.id, askedBy: 'carrier' };
      return handler?.handle(world.node.context, { ...known, ...step, eventId, feeMinor: '600000', currency: 'NGN' } as never);
    };
    await Promise.all([react(2), react(1), react(2)]);
    await Promise.all([react(0), react(1), react(2)]);
    expect((await cardsOf(sender, by, 3)).map(([what]) => what)).toEqual([
      'order.requested',
      'order.accepted',
      'order.picked-up',
    ]);
  });

  it('shows what was said about a fee in its order, too', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    const first = latestIn((await nameFee(by, { packageId, to: sender.id }, 7500)).result).negotiationId;
    const second = latestIn((await nameFee(sender, { packageId, to: by.id }, 7000)).result).negotiationId;
    await accept(by, second);
    await turnDown(by, second);
    const third = latestIn((await nameFee(by, { packageId, to: sender.id }, 8000)).result).negotiationId;
    await turnDown(sender, third);
    await cardsOf(sender, by, 6);
    const roomId = (await roomWith(sender, by)).id;
    await world.db`delete from chat_message where room_id = ${roomId}`;
    await world.db`update chat_room set last_seq = 0 where id = ${roomId}`;
    const feeSteps = [
      ['named', first, 'offered', 'carrier', 7500],
      ['named', second, 'countered', 'sender', 7000],
      ['accepted', second, 'accepted', 'carrier', 7000],
      ['ended', second, 'stepped-back', 'carrier', 7000],
      ['named', third, 'offered', 'carrier', 8000],
      ['ended', third, 'rejected', 'sender', 8000],
    ] as const;
    const react = ([happening, negotiationId, what, who, amount]: (typeof feeSteps)[number]) => {
      const handler = chatReactions.find(({ event }) => event === `negotiation.${happening}`)?.handler;
      const known = { packageId, senderId: sender.id, carrierId: by.id, amountMinor: `${amount}00`, currency: 'NGN' };
      return handler?.handle(world.node.context, { ...known, negotiationId, what, by: who } as never);
    };
    const cards = feeSteps.map(([, , what, who]) => [`fee.${what}`, who]);
    await react(feeSteps[3]);
    expect(await cardsOf(sender, by, 1)).toEqual(cards.slice(0, 4));
    await Promise.all([...feeSteps].reverse().map(react));
    expect(await cardsOf(sender, by, 6)).toEqual(cards);
    expect((await messagesOf(by, roomId)).items.map(({ deal }) => deal?.amount)).toEqual(
      feeSteps.map(([, , , , amount]) => amount),
    );
  });

  it('shows even if somebody has sent a text under the id that it will have', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const key = newId('negotiation');
    const deal = {
      packageId: newId('package'),
      carrierId: bayo.id,
      orderId: null,
      what: 'fee.offered',
      amount: 1,
      currency: 'NGN',
    } as const;
    const first = await write(ada, roomId, 'Nothing to see here', { clientId: uuidOf(key) });
    for (const _ of [1, 2]) await postDeal(world.node.context, { key, by: ada.id, otherId: bayo.id, deal });
    const again = await write(ada, roomId, 'Nothing to see here', { clientId: uuidOf(key) });
    expect(again.result, 'and the text stays the text').toEqual(first.result);
    expect((await messagesOf(bayo, roomId)).items.map(({ kind }) => kind)).toEqual([0, 1]);
  });

  it('stands in the room of somebody who has muted the other, who is not disturbed by it', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    await mute(sender, by);
    await offer(by, await wantedParcel(world, sender.id));
    await eventually('The room', async () => (await roomsOf(by)).length > 0);
    expect(await cardsOf(by, sender, 1)).toEqual([['order.requested', 'carrier']]);
    expect(await sentTo(world, sender)).toMatchObject([{ type: 'chat.waiting', seq: 1 }]);
    expect(await roomsOf(sender)).toEqual([]);
    await unmute(sender, by);
    expect((await roomsOf(sender))[0]?.members[0]?.unreadMessagesCount).toBe(1);
    expect((await write(by, (await roomWith(by, sender)).id, 'It is a fair fee')).result.seq).toBe(2);
  });
});
