import { randomUUID } from 'node:crypto';
import { signIn } from '@waybill/contract/identity/sign-in';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { supportAccount } from '@waybill/contract/support/support-account';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { suspendAccount } from '../../src/modules/identity/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { messagesOf, roomOf, roomWith, textsOf, write } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { confirm, leave } from '../support/leaving.ts';
import { goodPassword, newcomer, type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

let ngozi: Person;
let tunde: Person;

beforeAll(async () => {
  [ngozi, tunde] = [await staffMember(world), await staffMember(world)];
});

const openAs = async (person: Person) => (await person.call(openSupportRoom)).result.roomId;
const answer = (staff: Person, roomId: string, messageText: string, clientId: string = randomUUID()) =>
  staff.call(answerSupport, { params: { roomId }, body: { clientId, messageText } });
const lookAt = async (staff: Person, roomId: string) => (await staff.call(getSupportRoom, { params: { roomId } })).result;
const roomsIn = async (state: 'waiting' | 'all', query: object = {}) =>
  (await ngozi.call(listSupportRooms, { query: { state, limit: 50, ...query } })).result;
const idsIn = async (state: 'waiting' | 'all') => (await roomsIn(state)).items.map(({ roomId }) => roomId);

/** Somebody who has written to us. */
async function asking(text = 'Where is my parcel?'): Promise<{ person: Person; roomId: string }> {
  const person = await verifiedPerson(world);
  const roomId = await openAs(person);
  await write(person, roomId, text);
  return { person, roomId };
}

describe('the support room', () => {
  it('is made when it is first asked for, and the same however often and from however many at once', async () => {
    expect(await world.db`select from account where id = ${supportAccount.id}`).toHaveLength(0);
    const people = await Promise.all([1, 2, 3].map(() => verifiedPerson(world)));
    const rooms = await atOnce(12, (index) => openAs(people[index % 3] ?? ngozi));
    expect(new Set(rooms).size).toBe(3);
    expect(await world.db`select from account where username = ${supportAccount.username}`).toHaveLength(1);
    expect(await openAs(people[0] ?? ngozi)).toBe(rooms[0]);
  });

  it('is written in like any chat, whatever the two settings for strangers say', async () => {
    const person = await verifiedPerson(world);
    await person.call(updateUser, { body: { directMessagesFrom: 'dealings' } });
    const roomId = await openAs(person);
    expect((await write(person, roomId, 'Hello')).status).toBe(201);
    expect((await answer(ngozi, roomId, 'Good morning')).status).toBe(201);
    expect(await textsOf(person, roomId)).toEqual(['Hello', 'Good morning']);
    const room = await roomOf(person, roomId);
    expect(room.members).toContainEqual(expect.objectContaining({ userId: supportAccount.id, fullName: 'Waybill support' }));
    expect(room.can.write).toBe('yes');
  });

  it('is for members, not for who has not verified anything', async () => {
    expect((await (await unverifiedPerson(world)).call(openSupportRoom)).problem.code).toBe('verification_required');
    expect((await world.visitor().call(openSupportRoom)).problem.code).toBe('not_signed_in');
  });

  it('cannot be muted, nor its account be found, signed in to, suspended or passed for', async () => {
    const { person } = await asking();
    expect((await person.call(updateUser, { body: { mutedUserId: supportAccount.id } })).problem.code).toBe('forbidden');
    for (const identifier of [supportAccount.username, 'support@support.invalid'])
      expect((await world.visitor().call(signIn, { body: { identifier, password: goodPassword } })).problem.code).toBe(
        'wrong_credentials',
      );
    await expect(transact(world.db, (tx) => suspendAccount(tx, supportAccount.id, true))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { problem } = await world.visitor().call(createUser, { body: { ...newcomer(), username: supportAccount.username } });
    expect(problem.code).toBe('username_taken');
    await confirm(person);
    expect((await person.call(updateUser, { body: { username: supportAccount.username } })).problem.code).toBe('username_taken');
  });
});

describe('our people', () => {
  it('answer as Waybill support, each known to us by name and to the person not at all', async () => {
    const { person, roomId } = await asking();
    const tab = await listenAs(person);
    const first = (await answer(ngozi, roomId, 'I am looking.')).result;
    await answer(tunde, roomId, 'It is in Ibadan.');
    await eventually('They are told', async () => tab.events.filter(({ type }) => type === 'chat.message').length === 2);
    tab.leave();
    expect(first.senderId).toBe(supportAccount.id);
    const seen = await messagesOf(person, roomId);
    expect(seen.items.map(({ senderId }) => senderId)).toEqual([person.id, supportAccount.id, supportAccount.id]);
    expect(JSON.stringify(seen)).not.toContain(ngozi.details.username);
    const room = await lookAt(tunde, roomId);
    expect(room).toMatchObject({ roomId, supportId: supportAccount.id, person: { id: person.id }, isWaiting: false, unread: 0 });
    expect(room.messages.map(({ messageText, staff }) => [messageText, staff])).toEqual([
      ['Where is my parcel?', null],
      ['I am looking.', ngozi.details.username],
      ['It is in Ibadan.', tunde.details.username],
    ]);
    expect(await actsAbout(world, person.id)).toMatchObject([
      { staffId: ngozi.id, what: 'support-answered', subject: roomId },
      { staffId: tunde.id, what: 'support-answered', subject: roomId },
    ]);
  });

  it('say a thing once, however often it is sent', async () => {
    const { person, roomId } = await asking();
    const clientId = randomUUID();
    const answers = await atOnce(5, () => answer(ngozi, roomId, 'We are on it.', clientId));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await textsOf(person, roomId)).toEqual(['Where is my parcel?', 'We are on it.']);
    expect(await actsAbout(world, person.id)).toHaveLength(1);
    expect((await answer(ngozi, roomId, 'Other words', clientId)).problem.code).toBe('key_used_otherwise');
    expect((await answer(ngozi, roomId, '  ')).status).toBe(400);
  });

  it('see who waits, the longest waiting first, and everybody, the newest first', async () => {
    const before = await idsIn('waiting');
    const [ada, bayo, chi] = [await asking('Ada'), await asking('Bayo'), await asking('Chi')];
    await answer(ngozi, bayo.roomId, 'Yes');
    // Says more while she waits: her turn is still the one of her first word.
    await write(ada.person, ada.roomId, 'Hello?');
    expect(await idsIn('waiting')).toEqual([...before, ada.roomId, chi.roomId]);
    expect((await idsIn('all')).slice(0, 3)).toEqual([ada.roomId, bayo.roomId, chi.roomId]);
    const { items } = await roomsIn('waiting');
    expect(items.find(({ roomId }) => roomId === ada.roomId)).toMatchObject({
      lastMessage: 'Hello?',
      isWaiting: true,
      unread: 2,
    });
    await write(bayo.person, bayo.roomId, 'Thank you');
    expect((await idsIn('waiting')).at(-1)).toBe(bayo.roomId);
  });

  it('page through both lists without losing anybody', async () => {
    for (const state of ['waiting', 'all'] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof roomsIn>> = await roomsIn(state, { limit: 2, ...(cursor ? { cursor } : {}) });
        seen.push(...page.items.map(({ roomId }) => roomId));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(await idsIn(state));
    }
  });

  it('read back to the first word, a hundred at a time', async () => {
    const { person, roomId } = await asking('First');
    // Written straight into the room: a hundred and twenty by hand are a matter of limits, not of reading.
    await world.db`
      insert into chat_message (id, room_id, seq, client_id, sender_id, kind, body)
      select ${newId('message').slice(0, -3)} || lpad(n::text, 3, '0'), ${roomId}, n, gen_random_uuid(), ${person.id}, 0, 'No. ' || n
      from generate_series(2, 120) as n`;
    await world.db`update chat_room set last_seq = 120 where id = ${roomId}`;
    const newest = await lookAt(ngozi, roomId);
    expect(newest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 21));
    expect(newest.hasOlder).toBe(true);
    const older = (await ngozi.call(getSupportRoom, { params: { roomId }, query: { before: newest.messages[0]?.seq } })).result;
    expect(older.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(older.messages[0]?.messageText).toBe('First');
    expect(older.hasOlder).toBe(false);
  });

  it('read and answer in rooms of support only', async () => {
    const [one, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = await roomWith(one, other);
    await write(one, roomId, 'Between us');
    for (const id of [roomId, newId('room')]) {
      expect((await ngozi.call(getSupportRoom, { params: { roomId: id } })).problem.code).toBe('not_found');
      expect((await answer(ngozi, id, 'Hello')).problem.code).toBe('not_found');
    }
  });

  it('are our people: a member may call none of it', async () => {
    const { person, roomId } = await asking();
    expect((await person.call(listSupportRooms)).problem.code).toBe('forbidden');
    expect((await person.call(getSupportRoom, { params: { roomId } })).problem.code).toBe('forbidden');
    expect((await answer(person, roomId, 'I am support')).problem.code).toBe('forbidden');
  });

  it('cannot write to who has left: what was said went with them', async () => {
    const { person, roomId } = await asking();
    await answer(ngozi, roomId, 'We are looking into it');
    await leave(person);
    expect((await answer(ngozi, roomId, 'Are you there?')).problem.code).toBe('not_found');
    expect(await idsIn('all')).not.toContain(roomId);
    expect(await world.db`select from chat_message where room_id = ${roomId}`).toHaveLength(0);
  });
});

describe('nobody waits for ever', () => {
  const waiting = async () => (await ngozi.call(getOverview)).result.support.count;

  it('a last thank-you is put away by one of us, which is written down; the next word waits again', async () => {
    const { person, roomId } = await asking('Thank you!');
    const before = await waiting();
    expect(await idsIn('waiting')).toContain(roomId);
    expect((await ngozi.call(settleSupport, { params: { roomId }, body: {} })).status).toBe(204);
    expect(await idsIn('waiting')).not.toContain(roomId);
    expect(await idsIn('all')).toContain(roomId);
    expect(await lookAt(tunde, roomId)).toMatchObject({ isWaiting: false, unread: 0 });
    expect(await waiting()).toBe(before - 1);
    expect(await actsAbout(world, person.id)).toEqual([
      { staffId: ngozi.id, what: 'support-settled', subject: roomId, userId: person.id, because: '' },
    ]);
    await write(person, roomId, 'One more thing');
    expect(await lookAt(tunde, roomId)).toMatchObject({ isWaiting: true, unread: 1 });
    expect(await waiting()).toBe(before);
  });

  it('what came after the last word that was read still waits', async () => {
    const { person, roomId } = await asking('Thank you!');
    const [seen] = (await lookAt(ngozi, roomId)).messages.slice(-1);
    await write(person, roomId, 'But where is it?');
    await ngozi.call(settleSupport, { params: { roomId }, body: { upTo: seen?.seq } });
    expect(await lookAt(ngozi, roomId)).toMatchObject({ isWaiting: true, unread: 1 });
  });

  it('who is suspended is left out until they are back', async () => {
    const { person, roomId } = await asking();
    const before = await waiting();
    await ngozi.call(suspendPerson, { params: { uid: person.id }, body: { because: 'A scam' } });
    expect(await idsIn('waiting')).not.toContain(roomId);
    expect(await idsIn('all')).toContain(roomId);
    expect(await waiting()).toBe(before - 1);
  });

  it('there is nothing to put away in a room that is none of ours', async () => {
    const { id: roomId } = await roomWith(await verifiedPerson(world), await verifiedPerson(world));
    expect((await ngozi.call(settleSupport, { params: { roomId }, body: {} })).problem.code).toBe('not_found');
  });
});
