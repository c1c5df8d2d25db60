import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const switches = [
  'showReadReceipts',
  'showPresence',
  'webPushNotificationEnabled',
  'emailOnNewNotifications',
  'emailOnDirectMessages',
  'emailPaymentReceipts',
  'emailOrderPerformance',
] as const;

const change = (person: Person, body: Record<string, unknown>) => person.call(updateUser, { body });

async function self(person: Person) {
  const { result } = await person.call(getUser, { params: { uid: person.id } });
  if (result.relation !== 'self') throw new Error('Somebody else came back');
  return result;
}

describe('what somebody wants to hear of, and lets others know', () => {
  it('is everything, from anybody, until they say otherwise', async () => {
    const user = await self(await verifiedPerson(world));
    expect(switches.map((name) => user[name])).toEqual(switches.map(() => true));
    expect(user.directMessagesFrom).toBe('everyone');
  });

  it.each(switches)('is switched one by one: %s', async (name) => {
    const person = await verifiedPerson(world);
    const before = await self(person);
    expect((await change(person, { [name]: false })).result).toEqual({ ...before, [name]: false });
    expect(await self(person)).toEqual({ ...before, [name]: false });
    await change(person, { [name]: true });
    expect(await self(person)).toEqual(before);
  });

  it('is switched together, and who may write is chosen', async () => {
    const person = await verifiedPerson(world);
    const off = Object.fromEntries(switches.map((name) => [name, false]));
    expect((await change(person, { ...off, directMessagesFrom: 'dealings' })).result).toMatchObject({
      ...off,
      directMessagesFrom: 'dealings',
    });
  });

  it('is yes or no, and one of the choices, by name', async () => {
    const person = await verifiedPerson(world);
    for (const [field, value] of [
      ['showReadReceipts', 'yes'],
      ['emailPaymentReceipts', 0],
      ['showPresence', 1],
      ['directMessagesFrom', 'nobody'],
    ] as const)
      expect((await change(person, { [field]: value })).problem).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });

  it('is nobody else’s business', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { result } = await other.call(getUser, { params: { uid: person.id } });
    for (const name of [...switches, 'directMessagesFrom']) expect(result).not.toHaveProperty(name);
  });

  it('is told to one’s other windows', async () => {
    const person = await verifiedPerson(world);
    await change(person, { emailOnDirectMessages: false });
    expect(await world.db`select event from realtime_inbox where user_id = ${person.id}`).toEqual([
      { event: { type: 'user.changed' } },
    ]);
  });
});
