import { randomUUID } from 'node:crypto';
import { supportAccount } from '@waybill/contract/support/support-account';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { messagesOf, textsOf } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { leave } from '../support/leaving.ts';
import { actsAbout } from '../support/staff.ts';
import { answer, lookAt, useSupportDesk } from './support-desk.ts';

const { world, asking, idsIn, desk } = useSupportDesk();

describe('our people', () => {
  it('answer as Waybill support, each known to us by name and to the person not at all', async () => {
    const { person, roomId } = await asking();
    const tab = await listenAs(person);
    const first = (await answer(desk.ngozi, roomId, 'I am looking.')).result;
    await answer(desk.tunde, roomId, 'It is in Ibadan.');
    await eventually('They are told', async () => tab.events.filter(({ type }) => type === 'chat.message').length === 2);
    tab.leave();
    expect(first.senderId).toBe(supportAccount.id);
    const seen = await messagesOf(person, roomId);
    expect(seen.items.map(({ senderId }) => senderId)).toEqual([person.id, supportAccount.id, supportAccount.id]);
    expect(JSON.stringify(seen)).not.toContain(desk.ngozi.details.username);
    const room = await lookAt(desk.tunde, roomId);
    expect(room).toMatchObject({ roomId, supportId: supportAccount.id, person: { id: person.id }, isWaiting: false, unread: 0 });
    expect(room.messages.map(({ messageText, staff }) => [messageText, staff])).toEqual([
      ['Where is my parcel?', null],
      ['I am looking.', desk.ngozi.details.username],
      ['It is in Ibadan.', desk.tunde.details.username],
    ]);
    expect(await actsAbout(world, person.id)).toMatchObject([
      { staffId: desk.ngozi.id, what: 'support-answered', subject: roomId },
      { staffId: desk.tunde.id, what: 'support-answered', subject: roomId },
    ]);
  });

  it('say a thing once, however often it is sent', async () => {
    const { person, roomId } = await asking();
    const clientId = randomUUID();
    const answers = await atOnce(5, () => answer(desk.ngozi, roomId, 'We are on it.', clientId));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await textsOf(person, roomId)).toEqual(['Where is my parcel?', 'We are on it.']);
    expect(await actsAbout(world, person.id)).toHaveLength(1);
    expect((await answer(desk.ngozi, roomId, 'Other words', clientId)).problem.code).toBe('key_used_otherwise');
    expect((await answer(desk.ngozi, roomId, '  ')).status).toBe(400);
  });

  it('cannot write to who has left: what was said went with them', async () => {
    const { person, roomId } = await asking();
    await answer(desk.ngozi, roomId, 'We are looking into it');
    await leave(person);
    expect((await answer(desk.ngozi, roomId, 'Are you there?')).problem.code).toBe('not_found');
    expect(await idsIn('all')).not.toContain(roomId);
    expect(await world.db`select from chat_message where room_id = ${roomId}`).toHaveLength(0);
  });
});
