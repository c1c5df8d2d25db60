import { getUser } from '@waybill/contract/users/get-user';
import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { sentTo, twoInARoom } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { feedOf, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const mute = (person: Person, mutedUserId: unknown) => person.call(updateUser, { body: { mutedUserId } });
const unmute = (person: Pick<Person, 'call'>, userId: unknown) => person.call(unmuteUser, { query: { userId } });

describe('muting', () => {
  it('hides what somebody posts until they are unmuted, and is nobody else’s business', async () => {
    const [person, loud] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id } = (await write(loud, 'LOUD')).result;
    expect((await mute(person, loud.id)).result.mutedUsers).toEqual([{ mutedUserId: loud.id }]);
    expect((await mute(person, loud.id)).result.mutedUsers).toHaveLength(1);
    expect(await feedOf(person)).not.toContain(id);
    expect((await loud.call(getUser, { params: { uid: person.id } })).result.mutedUsers).toEqual([]);
    expect((await unmute(person, loud.id)).status).toBe(204);
    expect((await unmute(person, loud.id)).status, 'again changes nothing').toBe(204);
    expect(await feedOf(person)).toContain(id);
  });

  it('is told to one’s own other windows, and not to whoever is muted', async () => {
    const [person, loud] = [await verifiedPerson(world), await verifiedPerson(world)];
    const [mine, theirs] = [await listenAs(person), await listenAs(loud)];
    await mute(person, loud.id);
    await unmute(person, loud.id);
    await eventually('Two events', async () => mine.events.length === 2);
    expect(mine.events).toEqual([{ type: 'user.changed' }, { type: 'user.changed' }]);
    expect(theirs.events).toEqual([]);
  });

  it('is told as a change of the room of the two, to whoever mutes alone', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const muting = { type: 'chat.room-changed', roomId, what: 'muting' };
    await mute(ada, bayo.id);
    expect(await sentTo(world, ada)).toEqual([muting]);
    await unmute(ada, bayo.id);
    expect(await sentTo(world, ada)).toEqual([muting, muting]);
    expect(await sentTo(world, bayo)).toEqual([]);
  });

  it('is of other people who are there', async () => {
    const person = await verifiedPerson(world);
    expect((await mute(person, person.id)).problem.code).toBe('forbidden');
    expect((await mute(person, newId('user'))).problem.code).toBe('not_found');
    expect((await mute(person, 'x')).problem.code).toBe('invalid_input');
    expect((await unmute(person, 'x')).problem.code).toBe('invalid_input');
  });

  it('keeps the newest thousand', async () => {
    const [person, loud] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update profile set muted_users = (select array_agg('usr_' || lpad(n::text, 26, '0') order by n) from generate_series(1, 1000) as n) where user_id = ${person.id}`;
    await mute(person, loud.id);
    const [kept] = await world.db<{ muted: string[] }[]>`select muted_users as muted from profile where user_id = ${person.id}`;
    expect([kept?.muted.length, kept?.muted[0], kept?.muted.at(-1)]).toEqual([1000, `usr_${'2'.padStart(26, '0')}`, loud.id]);
  });
});
