import { randomUUID } from 'node:crypto';
import { endSale } from '@waybill/contract/sales/end-sale';
import { releaseBuyer } from '@waybill/contract/sales/release-buyer';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { letChatEnd, orderedSale, readAsBuyer, roomWithBuyer, writeAsBuyer } from '../support/buyer-chat.ts';
import { forget, letFloodPass, messagesOf, roomOf, roomsOf, sentTo, textsOf, unreadOf, write } from '../support/chat.ts';
import { buyer, orderWith, pageOf, sameBrowser } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('a buyer without an account who writes to the seller', () => {
  const world = useWorld();

  it('is a chat in the seller’s list, with their name and what they bought, unread and live', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { status, result } = await writeAsBuyer(halima, sale.code, 'Does it have a strap?');
    expect(status).toBe(201);
    expect(result).toMatchObject({ seq: 1, isMine: true, messageText: 'Does it have a strap?' });
    const [room] = await roomsOf(ada);
    expect(room).toMatchObject({
      sale: { id: sale.id, title: sale.title, chat: 'open', chatUntil: null },
      recentMessage: { messageText: 'Does it have a strap?', sentBy: expect.stringMatching(/^byr_/) },
      presence: null,
      hasPendingDeliveryRequest: false,
      can: { write: 'yes' },
    });
    expect(room?.members.map(({ fullName }) => fullName)[1]).toBe('Halima Yusuf');
    expect(room?.members[1]).toMatchObject({ username: 'Halima, buyer', avatar: null, unreadMessagesCount: 0 });
    expect(room?.members[0]?.unreadMessagesCount).toBe(1);
    expect(await sentTo(world, ada)).toMatchObject([{ type: 'chat.message', message: { messageText: 'Does it have a strap?' } }]);
    // The seller answers as in every chat.
    expect((await write(ada, room?.id ?? '', 'Yes, a long one.')).status).toBe(201);
    expect((await readAsBuyer(halima, sale.code)).result.items).toMatchObject([
      { seq: 1, isMine: true },
      { seq: 2, isMine: false, clientId: null, messageText: 'Yes, a long one.' },
    ]);
    expect((await pageOf(halima, sale.code)).result.mine?.chat).toEqual({ lastSeq: 2, unread: 1, canWrite: true, until: null });
  });

  it('is found by their name and by what they bought', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'Hello');
    for (const words of ['halima', 'leather']) expect(await roomsOf(ada, words)).toHaveLength(1);
    expect(await roomsOf(ada, 'chike')).toEqual([]);
  });

  it('says it once under one client id, however often and however many at once', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const clientId = randomUUID();
    const answers = await atOnce(8, () => writeAsBuyer(halima, sale.code, 'Is it new?', clientId));
    expect(tally(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(({ result }) => result.seq))).toEqual(new Set([1]));
    expect((await writeAsBuyer(halima, sale.code, 'Is it old?', clientId)).problem.code).toBe('key_used_otherwise');
    const [room] = await roomsOf(ada);
    expect(await textsOf(ada, room?.id ?? '')).toEqual(['Is it new?']);
  });

  it('has one room with the seller, whoever of the two writes first and both at once', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const [room] = await Promise.all([
      roomWithBuyer(ada, sale.id),
      ...(await atOnce(4, async (index) => writeAsBuyer(halima, sale.code, `Hello ${index}`))),
    ]);
    expect((await messagesOf(ada, room.result.id)).items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('comes back to a seller who has deleted the chat, without what was said before', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'Hello');
    const [room] = await roomsOf(ada);
    await forget(ada, room?.id ?? '');
    expect(await roomsOf(ada)).toEqual([]);
    await writeAsBuyer(halima, sale.code, 'Are you there?');
    expect(await textsOf(ada, room?.id ?? '')).toEqual(['Are you there?']);
    expect(await unreadOf(ada, room?.id ?? '')).toBe(1);
  });

  it('is nobody with the link alone, nor the buyer of something else', async () => {
    const { halima, sale } = await orderedSale(world);
    const other = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'Hello');
    for (const stranger of [world.visitor(), sameBrowser(world, other.halima)]) {
      expect((await writeAsBuyer(stranger, sale.code, 'Hello')).problem.code).toBe('forbidden');
      expect((await readAsBuyer(stranger, sale.code)).problem.code).toBe('forbidden');
    }
  });

  it('loses the chat when they are let go, and the next buyer has one of their own', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'My door is green');
    await ada.call(releaseBuyer, { params: { saleId: sale.id } });
    expect((await writeAsBuyer(halima, sale.code, 'Why?')).problem.code).toBe('forbidden');
    expect((await readAsBuyer(halima, sale.code)).problem.code).toBe('forbidden');
    expect((await pageOf(halima, sale.code)).result.mine?.chat).toBeNull();
    const [room] = await roomsOf(ada);
    expect(room).toMatchObject({ sale: { chat: 'gone' }, can: { write: 'no' } });
    expect((await write(ada, room?.id ?? '', 'Sorry')).problem.code).toBe('not_reachable');
    const next = buyer(world);
    await orderWith(world, next, sale.code, { payWhen: 'door' });
    await writeAsBuyer(next, sale.code, 'Hello');
    expect((await readAsBuyer(next, sale.code)).result.items).toHaveLength(1);
    expect(await roomsOf(ada)).toHaveLength(2);
  });

  it('loses the chat when they order anew, and has another', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const before = sameBrowser(world, halima);
    await writeAsBuyer(halima, sale.code, 'Hello');
    await world.db`update rate_limit set window_ends_at = now()`;
    await orderWith(world, halima, sale.code, { payWhen: 'door' });
    expect((await readAsBuyer(before, sale.code)).problem.code).toBe('forbidden');
    expect((await readAsBuyer(halima, sale.code)).result.items).toEqual([]);
    expect((await roomWithBuyer(ada, sale.id)).result.lastSeq).toBe(0);
  });

  it('can write for 30 days after the sale has ended, and read after that', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await ada.call(endSale, { params: { saleId: sale.id } });
    expect((await writeAsBuyer(halima, sale.code, 'Why did you end it?')).status).toBe(201);
    expect((await pageOf(halima, sale.code)).result.mine?.chat).toMatchObject({ canWrite: true, until: expect.any(String) });
    await letChatEnd(world, sale.id);
    expect((await writeAsBuyer(halima, sale.code, 'Hello?')).problem.code).toBe('not_reachable');
    expect((await readAsBuyer(halima, sale.code)).result.items).toHaveLength(1);
    const [room] = await roomsOf(ada);
    expect(room).toMatchObject({ sale: { chat: 'over' }, can: { write: 'no' } });
    expect((await write(ada, room?.id ?? '', 'Hello')).problem.code).toBe('not_reachable');
    expect((await roomOf(ada, room?.id ?? '')).lastSeq).toBe(1);
  });

  it('cannot flood the seller', async () => {
    const { halima, sale } = await orderedSale(world);
    await letFloodPass(world);
    const answers = await atOnce(24, (index) => writeAsBuyer(halima, sale.code, `Hello ${index}`));
    expect(tally(answers)).toEqual({ 201: 20, too_many_requests: 4 });
  });

  it('is answered in words and pictures, not in voice notes', async () => {
    const { ada, sale } = await orderedSale(world);
    const room = (await roomWithBuyer(ada, sale.id)).result;
    const { problem } = await write(ada, room.id, '', { voiceNoteId: 'voc_01JC0000000000000000000000' });
    expect(problem.detail).toContain('cannot listen to voice notes');
  });
});
