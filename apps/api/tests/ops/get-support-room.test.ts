import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { roomWith, write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { answer, lookAt, useSupportDesk } from './support-desk.ts';

const { world, asking, desk } = useSupportDesk();

describe('our people', () => {
  it('read back to the first word, a hundred at a time', async () => {
    const { person, roomId } = await asking('First');
    // Written straight into the room: a hundred and twenty by hand are a matter of limits, not of reading.
    await world.db`
      insert into chat_message (id, room_id, seq, client_id, sender_id, kind, body)
      select ${newId('message').slice(0, -3)} || lpad(n::text, 3, '0'), ${roomId}, n, gen_random_uuid(), ${person.id}, 0, 'No. ' || n
      from generate_series(2, 120) as n`;
    await world.db`update chat_room set last_seq = 120 where id = ${roomId}`;
    const newest = await lookAt(desk.ngozi, roomId);
    expect(newest.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 21));
    expect(newest.hasOlder).toBe(true);
    const older = (await desk.ngozi.call(getSupportRoom, { params: { roomId }, query: { before: newest.messages[0]?.seq } }))
      .result;
    expect(older.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(older.messages[0]?.messageText).toBe('First');
    expect(older.hasOlder).toBe(false);
  });

  it('read and answer in rooms of support only', async () => {
    const [one, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = await roomWith(one, other);
    await write(one, roomId, 'Between us');
    for (const id of [roomId, newId('room')]) {
      expect((await desk.ngozi.call(getSupportRoom, { params: { roomId: id } })).problem.code).toBe('not_found');
      expect((await answer(desk.ngozi, id, 'Hello')).problem.code).toBe('not_found');
    }
  });
});
