import { signOut } from '@waybill/contract/identity/sign-out';
import { setPresence } from '@waybill/contract/users/set-presence';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { isHere, presenceOf } from '../../src/modules/users/index.ts';
import { sweepPresence } from '../../src/modules/users/jobs/sweep-presence.ts';
import { twoInARoom, write } from '../support/chat.ts';
import { onAnotherDevice, type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const report = (visitor: Visitor, body: Record<string, unknown>) => visitor.call(setPresence, { body });
const change = (person: Person, body: Record<string, unknown>) => person.call(updateUser, { body });

/** The clock is turned instead of waited for. */
const later = (person: Person, seconds: number) =>
  world.db`update presence set seen_at = seen_at - ${seconds} * interval '1 second' where user_id = ${person.id}`;

const seenBy = async (viewer: Person, other: Person) => (await presenceOf(world.db, viewer.id, [other.id])).get(other.id);

/** Two who write to each other. */
async function twoWhoChat(): Promise<readonly [Person, Person]> {
  const { ada, bayo, roomId } = await twoInARoom(world);
  for (const one of [ada, bayo]) await write(one, roomId, 'Hello');
  return [ada, bayo];
}

describe('whether somebody is here', () => {
  it('is what their device said last, for a little longer than the pause until it says so again', async () => {
    const person = await verifiedPerson(world);
    expect(await isHere(world.db, person.id)).toBe(false);
    expect((await report(person, { isHere: true })).status).toBe(204);
    await later(person, 74);
    expect(await isHere(world.db, person.id)).toBe(true);
    await later(person, 1);
    expect(await isHere(world.db, person.id), 'a browser that crashed says no goodbye').toBe(false);
    await report(person, { isHere: true });
    expect(await isHere(world.db, person.id)).toBe(true);
    await report(person, { isHere: false });
    expect(await isHere(world.db, person.id)).toBe(false);
  });

  it('is so on any device, until the last of them is put away', async () => {
    const person = await verifiedPerson(world);
    const phone = await onAnotherDevice(world, person);
    for (const device of [person, phone]) await report(device, { isHere: true });
    await report(person, { isHere: false });
    expect(await isHere(world.db, person.id)).toBe(true);
    await report(phone, { isHere: false });
    expect(await isHere(world.db, person.id)).toBe(false);
  });

  it('ends with the session, whatever it said last', async () => {
    const person = await verifiedPerson(world);
    await report(person, { isHere: true });
    await person.call(signOut, { body: {} });
    expect(await isHere(world.db, person.id)).toBe(false);
    expect(await world.db`select from presence where user_id = ${person.id}`).toHaveLength(0);
  });

  it('is said in the words of the contract', async () => {
    const person = await verifiedPerson(world);
    expect((await report(person, {})).problem.errors).toMatchObject([{ field: 'isHere' }]);
    expect((await report(person, { isHere: true, roomId: 'x' })).problem.errors).toMatchObject([{ field: 'roomId' }]);
  });

  it('is forgotten after a month', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const one of [person, other]) await report(one, { isHere: true });
    await later(person, 31 * 86_400);
    await sweepPresence.handle(world.node.context, {} as never);
    const left = await world.db`select user_id from presence where user_id = any(${[person.id, other.id]})`;
    expect(left).toEqual([{ userId: other.id }]);
  });
});

describe('what others see of it', () => {
  it('is that they are here, and later when they last were', async () => {
    const [viewer, other] = await twoWhoChat();
    expect(await seenBy(viewer, other)).toEqual({ isHere: false, lastHereAt: null });
    await report(other, { isHere: true });
    expect(await seenBy(viewer, other)).toMatchObject({ isHere: true });
    await later(other, 600);
    const seen = await seenBy(viewer, other);
    expect(seen?.isHere).toBe(false);
    expect(Date.now() - Date.parse(seen?.lastHereAt ?? '')).toBeGreaterThanOrEqual(600_000);
  });

  it('is nothing without a room in common', async () => {
    const [viewer, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    await report(other, { isHere: true });
    expect(await seenBy(viewer, other)).toBeUndefined();
  });

  it('is nothing in a room that a stranger has opened, until the one looked at answers there', async () => {
    const { ada: stranger, bayo: other, roomId } = await twoInARoom(world);
    await report(other, { isHere: true });
    await report(stranger, { isHere: true });
    await write(stranger, roomId, 'Hello?');
    expect(await seenBy(stranger, other)).toBeUndefined();
    expect(await seenBy(other, stranger), 'whoever writes first is seen').toMatchObject({ isHere: true });
    await write(other, roomId, 'Hello!');
    expect(await seenBy(stranger, other)).toMatchObject({ isHere: true });
  });

  it.each(['the one who looks', 'the one looked at'])('is nothing if %s hides it', async (who) => {
    const [viewer, other] = await twoWhoChat();
    await report(other, { isHere: true });
    await change(who === 'the one who looks' ? viewer : other, { showPresence: false });
    expect(await seenBy(viewer, other)).toBeUndefined();
    expect(await isHere(world.db, other.id), 'we know all the same, and do not ring').toBe(true);
  });

  it('is nothing of the time when it was hidden', async () => {
    const [viewer, other] = await twoWhoChat();
    await report(other, { isHere: true });
    await later(other, 600);
    await change(other, { showPresence: false });
    const phone = await onAnotherDevice(world, other);
    await report(phone, { isHere: true });
    await report(phone, { isHere: false });
    await change(other, { showPresence: true });
    expect(await seenBy(viewer, other)).toEqual({ isHere: false, lastHereAt: null });
  });

  it.each(['the one who looks', 'the one looked at'])('stays as it was if %s has muted the other', async (who) => {
    const [viewer, other] = await twoWhoChat();
    await report(other, { isHere: true });
    if (who === 'the one who looks') await change(viewer, { mutedUserId: other.id });
    else await change(other, { mutedUserId: viewer.id });
    expect(await seenBy(viewer, other)).toMatchObject({ isHere: true });
  });
});
