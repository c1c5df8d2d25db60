import { hash } from '@node-rs/argon2';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { getUser } from '@waybill/contract/users/get-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { hashPin, isPinRight } from '../../src/modules/wallet/pins.ts';
import { fullHashCost } from '../../src/platform/slow-hash.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const set = (visitor: Visitor, newPin: unknown, oldPin?: unknown) =>
  visitor.call(setPin, { body: oldPin === undefined ? { newPin, password: goodPassword } : { oldPin, newPin } });

async function personWithPin(pin: string) {
  const person = await verifiedPerson(world);
  expect((await set(person, pin)).status).toBe(204);
  return person;
}

const pinOf = async (id: string) => {
  const [row] = await world.db<{ hash: string; wrongTries: number; lockedUntil: Date | null }[]>`
    select hash, wrong_tries, locked_until from wallet_pin where user_id = ${id}`;
  return row;
};

describe('setting a PIN', () => {
  it('gives the wallet its first PIN', async () => {
    const person = await personWithPin('2806');
    const { result } = await person.call(getUser, { params: { uid: person.id } });
    expect(result).toMatchObject({ hasPin: true, nextSignupStep: null });
  });

  it('refuses a second one without the first, and keeps the first', async () => {
    const person = await personWithPin('2806');
    expect((await set(person, '9031')).problem).toMatchObject({ code: 'pin_already_set', errors: [{ field: 'oldPin' }] });
    expect((await set(person, '9031', '2806')).status).toBe(204);
  });

  it('changes it for whoever knows the old one; from then on the old one is wrong', async () => {
    const person = await personWithPin('2806');
    expect((await set(person, '9031', '2806')).status).toBe(204);
    expect((await set(person, '4417', '2806')).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await set(person, '4417', '9031')).status).toBe(204);
  });

  it('lets exactly one of eight first PINs win when they come at once', async () => {
    const person = await verifiedPerson(world);
    const pins = ['2806', '9031', '4417', '5093', '6172', '7284', '8395', '1406'];
    const answers = await Promise.all(pins.map((pin) => set(person, pin)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, ...Array.from({ length: 7 }, () => 409)]);
    const winner = pins[answers.findIndex((answer) => answer.status === 204)];
    expect((await set(person, '3058', winner)).status).toBe(204);
  });

  it.each([
    ['newPin', { newPin: '123' }],
    ['newPin', { newPin: '12345' }],
    ['newPin', { newPin: 'abcd' }],
    ['newPin', { newPin: 2806 }],
    ['newPin', { newPin: '٢٨٠٦' }],
    ['newPin', { newPin: ' 2806' }],
    ['newPin', { oldPin: '2806' }],
    ['oldPin', { newPin: '2806', oldPin: 2806 }],
    ['userId', { newPin: '2806', userId: 'usr_00000000000000000000000000' }],
  ])('refuses a bad %s: %j', async (field, body) => {
    const person = await verifiedPerson(world);
    const { problem } = await person.call(setPin, { body });
    expect(problem.code).toBe('invalid_input');
    expect(problem.errors.map((error) => error.field)).toEqual([field]);
  });

  it.each(['0000', '7777', '1234', '4567', '9876', '3210', '1212', '9090', '1960'])(
    'refuses %s, which anybody would try',
    async (pin) => {
      const person = await verifiedPerson(world);
      expect((await set(person, pin)).problem).toMatchObject({ code: 'pin_trivial', errors: [{ field: 'newPin' }] });
      expect(await pinOf(person.id)).toBeUndefined();
    },
  );

  it('says that there is no PIN yet to somebody who gives an old one', async () => {
    const person = await verifiedPerson(world);
    expect((await set(person, '9031', '2806')).problem).toMatchObject({ code: 'pin_missing', errors: [{ field: 'oldPin' }] });
  });
});

describe('guessing a PIN', () => {
  it('counts down, and the fifth wrong one locks the wallet for 30 minutes, even for the right PIN', async () => {
    const person = await personWithPin('2806');
    const left = [];
    for (const guess of ['1111', '2222', '3333', '4444']) left.push((await set(person, '9031', guess)).problem.triesLeft);
    expect(left).toEqual([4, 3, 2, 1]);
    const fifth = await set(person, '9031', '5555');
    expect([fifth.status, fifth.problem.code, fifth.problem.retryAfterSeconds]).toEqual([423, 'wallet_locked', 1800]);
    expect(fifth.headers.get('retry-after')).toBe('1800');
    const right = await set(person, '9031', '2806');
    expect([right.status, right.problem.code]).toEqual([423, 'wallet_locked']);
    expect(right.problem.retryAfterSeconds).toBeGreaterThan(1790);
  });

  it('evaluates exactly five of thirty guesses made at once', async () => {
    const person = await personWithPin('2806');
    const guesses = Array.from({ length: 30 }, (_, index) => String(5000 + index));
    const answers = await Promise.all(guesses.map((guess) => set(person, '9031', guess)));
    const codes = answers.map((answer) => answer.problem.code);
    expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'wallet_locked')).toHaveLength(26);
    expect((await pinOf(person.id))?.wrongTries).toBe(5);
    expect((await set(person, '9031', '2806')).problem.code).toBe('wallet_locked');
  });

  it('starts anew once the lock has run out', async () => {
    const person = await personWithPin('2806');
    for (let guess = 0; guess < 5; guess += 1) await set(person, '9031', '5555');
    await world.db`update wallet_pin set locked_until = locked_until - interval '30 minutes' where user_id = ${person.id}`;
    expect((await set(person, '9031', '5555')).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await set(person, '9031', '2806')).status).toBe(204);
    expect(await pinOf(person.id)).toMatchObject({ wrongTries: 0, lockedUntil: null });
  });

  it('forgives earlier slips when the right PIN comes', async () => {
    const person = await personWithPin('2806');
    for (let guess = 0; guess < 4; guess += 1) await set(person, '9031', '5555');
    expect((await set(person, '9031', '2806')).status).toBe(204);
    expect((await set(person, '4417', '5555')).problem.triesLeft).toBe(4);
  });

  it('counts for one person only', async () => {
    const guesser = await personWithPin('2806');
    const other = await personWithPin('2806');
    for (let guess = 0; guess < 5; guess += 1) await set(guesser, '9031', '5555');
    expect((await set(other, '9031', '2806')).status).toBe(204);
  });
});

describe('a stolen table of PINs', () => {
  const userId = 'usr_01JC0000000000000000000000';

  it('holds an Argon2id hash that only the pepper and the person can bring back to the PIN', async () => {
    const stored = await hashPin({ pinPepper: 'pepper one', hashCost: fullHashCost }, userId, '2806');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPinRight('pepper one', userId, '2806', stored)).toBe(true);
    expect(await isPinRight('pepper one', userId, '2807', stored)).toBe(false);
    expect(await isPinRight('pepper two', userId, '2806', stored)).toBe(false);
    expect(await isPinRight('pepper one', 'usr_01JC0000000000000000000001', '2806', stored)).toBe(false);
  });

  it('is no plain hash of the PIN', async () => {
    const plain = await hash('2806', fullHashCost);
    expect(await isPinRight('pepper one', userId, '2806', plain)).toBe(false);
  });

  it('looks different for the same PIN of two people', async () => {
    const [one, other] = [await personWithPin('2806'), await personWithPin('2806')];
    expect((await pinOf(one.id))?.hash).not.toBe((await pinOf(other.id))?.hash);
  });

  it('is all there is: no table, log of events or queue holds the PIN itself', async () => {
    const person = await personWithPin('7319');
    await set(person, '9031', '7319');
    const tables = await world.db<{ name: string; content: string }[]>`
      select tablename as name, query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text as content
      from pg_tables where schemaname in ('public', 'jobs') and tablename in (
        'wallet_pin', 'wallet', 'realtime_inbox', 'profile', 'account', 'job', 'job_common', 'dispatch_business', 'rate_limit')`;
    const withPin = tables.filter(({ content }) => /(?<![0-9a-zA-Z.+/:-])7319(?![0-9a-zA-Z.+/:-])/.test(content));
    expect(withPin.map((table) => table.name)).toEqual([]);
  });
});

const choose = (visitor: Visitor, more: object = {}) => visitor.call(setPin, { body: { newPin: '2806', ...more } });

describe('a first PIN', () => {
  it('is not chosen by whoever only holds the device', async () => {
    const person = await verifiedPerson(world);
    expect((await choose(person)).problem.code).toBe('confirmation_required');
    expect(await world.db`select from wallet_pin where user_id = ${person.id}`).toHaveLength(0);
  });

  it('is chosen with the password', async () => {
    const person = await verifiedPerson(world);
    expect((await choose(person, { password: 'not the password' })).problem).toMatchObject({
      code: 'password_wrong',
      errors: [{ field: 'password' }],
    });
    expect((await choose(person, { password: goodPassword })).status).toBe(204);
  });

  it('is chosen after the password was confirmed, and by whoever has none after their provider vouched for them', async () => {
    const person = await verifiedPerson(world);
    await person.call(confirmPassword, { body: { password: goodPassword } });
    expect((await choose(person)).status).toBe(204);
    const federated = await verifiedPerson(world);
    await world.db`update account set password_hash = null where id = ${federated.id}`;
    expect((await choose(federated, { password: goodPassword })).problem.code).toBe('password_wrong');
    expect((await choose(federated)).problem.code).toBe('confirmation_required');
    await world.db`update session set confirmed_until = now() + interval '5 minutes' where id = ${federated.session.sessionId}`;
    expect((await choose(federated)).status).toBe(204);
  });

  it('is refused for being easy before anything else is asked', async () => {
    const person = await verifiedPerson(world);
    expect((await choose(person, { newPin: '1234' })).problem.code).toBe('pin_trivial');
  });

  it('is no way to guess the password: such tries are counted with the others of this session', async () => {
    const person = await verifiedPerson(world);
    const answers = [];
    for (let guess = 0; guess < 22; guess += 1) answers.push((await choose(person, { password: `guess ${guess}` })).problem.code);
    expect(answers).toEqual([...Array(20).fill('password_wrong'), 'too_many_requests', 'too_many_requests']);
    expect((await person.call(confirmPassword, { body: { password: goodPassword } })).problem.code).toBe('too_many_requests');
  });
});
