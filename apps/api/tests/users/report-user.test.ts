import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const report = (visitor: Visitor, body: Record<string, unknown>) => visitor.call(reportUser, { body });
const reportsOf = (person: Person) =>
  world.db`select reported_by, reason, message, room_id from user_report where user_id = ${person.id} order by id`;

async function roomOf(one: Person, other: Person): Promise<string> {
  const id = newId('room');
  const [userA, userB] = [one.id, other.id].sort();
  await world.db`insert into chat_room ${world.db({ id, userA, userB, createdBy: one.id })}`;
  return id;
}

describe('reporting a person', () => {
  it('is kept for our people, and the person is told nothing', async () => {
    const [person, bad] = [await verifiedPerson(world), await verifiedPerson(world)];
    const roomId = await roomOf(bad, person);
    const answer = await report(person, { userId: bad.id, reason: 'scam', message: 'Asked me to pay outside', roomId });
    expect(answer.status).toBe(204);
    expect(await reportsOf(bad)).toEqual([{ reportedBy: person.id, reason: 'scam', message: 'Asked me to pay outside', roomId }]);
    expect(await world.db`select from realtime_inbox where user_id = ${bad.id}`).toHaveLength(0);
  });

  it('counts once a day for each person, with the newest words, however often it is pressed', async () => {
    const [person, other, bad] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    await report(person, { userId: bad.id, reason: 'spam' });
    await atOnce(5, () => report(person, { userId: bad.id, reason: 'abuse', message: 'Worse' }));
    await report(other, { userId: bad.id, reason: 'spam' });
    expect(await reportsOf(bad)).toMatchObject([
      { reportedBy: person.id, reason: 'abuse', message: 'Worse' },
      { reportedBy: other.id, reason: 'spam' },
    ]);
    await world.db`update user_report set created_at = created_at - interval '1 day' where user_id = ${bad.id}`;
    await report(person, { userId: bad.id, reason: 'scam' });
    expect(await reportsOf(bad)).toHaveLength(3);
  });

  it('leaves alone what our people have dealt with', async () => {
    const [person, bad] = [await verifiedPerson(world), await verifiedPerson(world)];
    await report(person, { userId: bad.id, reason: 'spam' });
    await world.db`update user_report set handled_at = now() where user_id = ${bad.id}`;
    expect((await report(person, { userId: bad.id, reason: 'scam' })).status).toBe(204);
    expect(await reportsOf(bad), 'what happened afterwards is another report').toMatchObject([
      { reason: 'spam' },
      { reason: 'scam' },
    ]);
  });

  it('is of others who are there, and opens no room but one’s own with them', async () => {
    const [person, bad, third] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    expect((await report(person, { userId: person.id, reason: 'spam' })).problem.code).toBe('forbidden');
    expect((await report(person, { userId: newId('user'), reason: 'spam' })).problem.code).toBe('not_found');
    for (const roomId of [await roomOf(bad, third), await roomOf(person, third), newId('room')])
      expect((await report(person, { userId: bad.id, reason: 'spam', roomId })).problem).toMatchObject({
        code: 'not_found',
        errors: [{ field: 'roomId' }],
      });
    expect(await reportsOf(bad)).toEqual([]);
  });

  it('has a reason that we know, and few words', async () => {
    const [person, bad] = [await verifiedPerson(world), await verifiedPerson(world)];
    expect((await report(person, { userId: bad.id, reason: 'ugly' })).problem.errors).toMatchObject([{ field: 'reason' }]);
    const endless = { userId: bad.id, reason: 'other', message: 'x'.repeat(501) };
    expect((await report(person, endless)).problem.errors).toMatchObject([{ field: 'message' }]);
  });
});
