import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

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
