import { signIn } from '@waybill/contract/identity/sign-in';
import { supportAccount } from '@waybill/contract/support/support-account';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { suspendAccount } from '../../src/modules/identity/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { atOnce } from '../support/at-once.ts';
import { roomOf, textsOf, write } from '../support/chat.ts';
import { confirm } from '../support/leaving.ts';
import { goodPassword, newcomer, verifiedPerson } from '../support/people.ts';
import { answer, openAs, useSupportDesk } from './support-desk.ts';

const { world, asking, desk } = useSupportDesk();

describe('the support room', () => {
  it('is made when it is first asked for, and the same however often and from however many at once', async () => {
    expect(await world.db`select from account where id = ${supportAccount.id}`).toHaveLength(0);
    const people = await Promise.all([1, 2, 3].map(() => verifiedPerson(world)));
    const rooms = await atOnce(12, (index) => openAs(people[index % 3] ?? desk.ngozi));
    expect(new Set(rooms).size).toBe(3);
    expect(await world.db`select from account where username = ${supportAccount.username}`).toHaveLength(1);
    expect(await openAs(people[0] ?? desk.ngozi)).toBe(rooms[0]);
  });

  it('is written in like any chat, whatever the two settings for strangers say', async () => {
    const person = await verifiedPerson(world);
    await person.call(updateUser, { body: { directMessagesFrom: 'dealings' } });
    const roomId = await openAs(person);
    expect((await write(person, roomId, 'Hello')).status).toBe(201);
    expect((await answer(desk.ngozi, roomId, 'Good morning')).status).toBe(201);
    expect(await textsOf(person, roomId)).toEqual(['Hello', 'Good morning']);
    const room = await roomOf(person, roomId);
    expect(room.members).toContainEqual(expect.objectContaining({ userId: supportAccount.id, fullName: 'Waybill support' }));
    expect(room.can.write).toBe('yes');
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
