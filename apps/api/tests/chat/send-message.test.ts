import { randomUUID } from 'node:crypto';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { createRoom } from '@waybill/contract/chat/create-room';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { letFloodPass, messagesOf, roomOf, roomsOf, roomWith, sentTo, set, textsOf, twoInARoom, write } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { offer, wantedParcel } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { uploadPicture } from '../support/pictures.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('messages', () => {
  it('are stored, answered and read by both in one order, without gaps, whoever writes at the same moment', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const answers = await atOnce(40, (index) => write(index % 2 === 0 ? ada : bayo, roomId, `message ${index}`));
    expect(tally(answers)).toEqual({ 201: 40 });
    const { items, hasOlder, hasNewer } = await messagesOf(ada, roomId);
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(items).toEqual((await messagesOf(bayo, roomId)).items);
    expect({ hasOlder, hasNewer }).toEqual({ hasOlder: false, hasNewer: false });
    for (const { result } of answers) expect(items).toContainEqual(result);
    const times = items.map(({ sentAt }) => sentAt);
    expect(times, 'a later one is never older').toEqual([...times].sort());
    const messages = (await sentTo(world, bayo)).map((event) => (event.type === 'chat.message' ? event.message : event));
    expect(messages, 'everybody hears all of it, in its order').toEqual(items);
    expect(await sentTo(world, ada)).toEqual(await sentTo(world, bayo));
  });

  it('reach the open tabs of both, with all there is to show', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const [here, there] = [await listenAs(ada), await listenAs(bayo)];
    const { status, result } = await write(ada, roomId, '  See you at nine \n at the park  ');
    expect(status).toBe(201);
    expect(result).toMatchObject({ roomId, seq: 1, senderId: ada.id, kind: 0, images: [], deal: null });
    expect(result.messageText).toBe('See you at nine \n at the park');
    for (const listening of [here, there]) {
      await eventually('The message arrives', async () => listening.events.length > 0);
      expect(listening.events).toEqual([{ type: 'chat.message', message: result }]);
    }
  });

  it('sent again under the same client id are the same message, also at the same moment', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const clientId = randomUUID();
    const answers = await atOnce(10, () => write(ada, roomId, 'On my way', { clientId }));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await textsOf(bayo, roomId)).toEqual(['On my way']);
    expect((await roomsOf(bayo))[0]?.members[0]?.unreadMessagesCount).toBe(1);
    expect(await sentTo(world, bayo)).toHaveLength(1);
    await write(bayo, roomId, 'Thanks');
    expect(
      (await messagesOf(ada, roomId)).items.map(({ seq }) => seq),
      'no number was lost',
    ).toEqual([1, 2]);
    const other = await write(ada, roomId, 'On my bike', { clientId });
    expect(other.problem).toMatchObject({ code: 'key_used_otherwise', errors: [{ field: 'clientId' }] });
    expect((await write(bayo, roomId, 'Mine', { clientId })).status, 'the ids of one are not those of the other').toBe(201);
  });

  it('carry pictures of whoever sends them, each once', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const picture = await uploadPicture(ada, world.node.origin);
    const input = { imageIdList: [picture.publicId], clientId: randomUUID() };
    const { result } = await write(ada, roomId, '', input);
    expect(result).toMatchObject({ messageText: '', images: [picture] });
    expect((await write(ada, roomId, '', input)).result, 'a resend has its picture').toEqual(result);
    expect((await messagesOf(bayo, roomId)).items).toEqual([result]);
    expect((await roomsOf(bayo))[0]?.recentMessage).toMatchObject({ messageText: '', images: 1 });
    const url = picture.sizes[0]?.url ?? '';
    expect((await bayo.request(url)).status, 'the other one sees it').toBe(200);

    for (const taken of [picture.publicId, await uploadedPicture(world, bayo.id)]) {
      const { problem } = await write(ada, roomId, 'Look', { imageIdList: [taken] });
      expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'imageIdList' }] });
    }
    expect((await messagesOf(ada, roomId)).items, 'what is refused leaves nothing').toHaveLength(1);
    const six = await Promise.all(Array.from({ length: chatLimits.images + 1 }, () => uploadedPicture(world, ada.id)));
    expect((await write(ada, roomId, 'Look', { imageIdList: six })).problem.errors).toMatchObject([{ field: 'imageIdList' }]);
  });

  it('are refused by field when they are empty, too long or hold what nobody types', async () => {
    const { ada, roomId } = await twoInARoom(world);
    for (const text of ['', '   \n ', 'x'.repeat(chatLimits.text + 1), 'a\u0007b', 'a\u0000b', 'a\ud800b']) {
      const { problem } = await write(ada, roomId, text);
      expect(problem, JSON.stringify(text.slice(0, 5))).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'messageText' }],
      });
    }
    for (const clientId of ['1', randomUUID().toUpperCase(), `${randomUUID()}0`])
      expect((await write(ada, roomId, 'Hello', { clientId })).problem.errors).toMatchObject([{ field: 'clientId' }]);
    expect((await write(ada, roomId, 'x'.repeat(2_000_000))).problem.code).toBe('too_large');
    expect((await write(ada, roomId, 'x'.repeat(chatLimits.text))).status).toBe(201);
    expect((await write(ada, roomId, '👋🏾 Ẹ kú àárọ̀ <b>&amp;</b> \' "')).result.messageText).toBe(
      '👋🏾 Ẹ kú àárọ̀ <b>&amp;</b> \' "',
    );
  });

  it('that flood are refused for a while, and the other one can still write', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const answers = await atOnce(60, (index) => write(ada, roomId, `flood ${index}`));
    expect(tally(answers)).toEqual({ 201: 40, too_many_requests: 20 });
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(bayo, roomId, 'Calm down')).status).toBe(201);
    expect((await messagesOf(ada, roomId)).items).toHaveLength(41);
    await letFloodPass(world);
  });
});

describe('writing to somebody', () => {
  it('who is suspended is refused in words that do not say why', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const clientId = randomUUID();
    const before = (await write(bayo, roomId, 'Hello?', { clientId })).result;
    await world.db`update account set blocked_at = now() where id = ${ada.id}`;
    const suspended = (await write(bayo, roomId, 'Hello???')).problem;
    expect(suspended).toMatchObject({ code: 'not_reachable', status: 403 });
    expect(suspended.detail).not.toMatch(/mute|block|suspend/i);
    expect((await roomOf(bayo, roomId)).can).toEqual({ write: 'no' });
    expect((await write(bayo, roomId, 'Hello?', { clientId })).result, 'what was stored is answered again').toEqual(before);
    await world.db`select pg_notify('account_status', ${ada.id})`;
    await eventually('The suspended one is refused', async () => (await write(ada, roomId, 'Hi')).status === 403);
  });

  it('who hears only from those they deal with needs a dealing, or a word of theirs', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await write(bayo, roomId, 'A word before');
    await set(ada, { directMessagesFrom: 'dealings' });
    expect((await write(bayo, roomId, 'And another')).problem.code).toBe('not_reachable');
    expect((await roomOf(bayo, roomId)).can).toEqual({ write: 'no' });
    expect((await write(ada, roomId, 'Yes?')).status, 'they themselves may write').toBe(201);
    expect((await write(bayo, roomId, 'And another')).status).toBe(201);

    const [sender, carrier] = [await personWithMoney(world, { NGN: 20_000 }), await personWithMoney(world, {})];
    await set(sender, { directMessagesFrom: 'dealings' });
    expect((await carrier.call(createRoom, { body: { userId: sender.id } })).problem.code).toBe('not_reachable');
    expect((await offer(carrier, await wantedParcel(world, sender.id))).status).toBe(201);
    expect((await write(carrier, (await roomWith(carrier, sender)).id, 'About your parcel')).status).toBe(201);
  });
});
