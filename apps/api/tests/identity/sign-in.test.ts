import { signIn } from '@waybill/contract/identity/sign-in';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { goodPassword, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('signing in', () => {
  const world = useWorld();

  it('works with email, username or phone, however they are spelled', async () => {
    const { details } = await verifiedPerson(world);
    const local = details.phoneNumber.replace('+234', '0');
    for (const identifier of [
      details.email,
      details.email.toUpperCase(),
      details.username,
      ` ${details.username} `,
      details.phoneNumber,
      local,
    ]) {
      const answer = await world.visitor().call(signIn, { body: { identifier, password: goodPassword } });
      expect(answer.status, identifier).toBe(200);
    }
  });

  it('gives the refresh token in a cookie that no script can read', async () => {
    const { details } = await verifiedPerson(world);
    const answer = await world.visitor().call(signIn, { body: { identifier: details.email, password: goodPassword } });
    expect(answer.headers.get('set-cookie')).toMatch(/^waybill_refresh=[\w-]{43}; .*Path=\/api\/auth; HttpOnly; SameSite=Strict/);
    expect(JSON.stringify(answer.result)).not.toContain('waybill_refresh');
  });

  it('says the same of a wrong password and of an account that is not there', async () => {
    const { details } = await verifiedPerson(world);
    const wrong = await world.visitor().call(signIn, { body: { identifier: details.email, password: 'not the password' } });
    const nobody = await world
      .visitor()
      .call(signIn, { body: { identifier: 'nobody@mail.example', password: 'not the password' } });
    const { requestId: one, traceId: _, ...first } = wrong.problem;
    const { requestId: other, traceId: __, ...second } = nobody.problem;
    expect(first).toEqual(second);
    expect(first.code).toBe('wrong_credentials');
    expect(one).not.toBe(other);
  });

  it('lets somebody unverified in, but only as far as their own user', async () => {
    const person = await unverifiedPerson(world);
    const stranger = await verifiedPerson(world);
    expect((await person.call(getUser, { params: { uid: person.id } })).status).toBe(200);
    expect((await person.call(getUser, { params: { uid: stranger.id } })).problem.code).toBe('verification_required');
  });

  it('refuses a suspended person even with the right password, and tells a wrong guess nothing', async () => {
    const { details, id } = await verifiedPerson(world);
    await world.db`update account set blocked_at = now() where id = ${id}`;
    const right = await world.visitor().call(signIn, { body: { identifier: details.email, password: goodPassword } });
    const wrong = await world.visitor().call(signIn, { body: { identifier: details.email, password: 'not the password' } });
    expect(right.problem.code).toBe('account_suspended');
    expect(wrong.problem.code).toBe('wrong_credentials');
  });

  it('stops a guesser after ten tries, while the owner gets in from elsewhere', async () => {
    const { details } = await verifiedPerson(world);
    const from = (ip: string) => world.visitor({ headers: { 'x-forwarded-for': ip } });
    const guesser = from('203.0.113.7');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await guesser.call(signIn, { body: { identifier: details.email, password: `guess ${guess}` } })).problem.code).toBe(
        'wrong_credentials',
      );
    }
    const stopped = await guesser.call(signIn, { body: { identifier: details.email, password: goodPassword } });
    expect(stopped.problem.code).toBe('too_many_requests');
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await from('198.51.100.9').call(signIn, { body: { identifier: details.email, password: goodPassword } })).status,
    ).toBe(200);
  });

  it('counts guesses at one account together, whichever of its names they use, and does not tell thereby whether it is there', async () => {
    const { details } = await verifiedPerson(world);
    const spellingsOf = (phone: string) => [phone, phone.slice(1), phone.replace('+234', '0'), phone.replace('+234', '0 ')];
    for (const names of [[details.email, details.username, ...spellingsOf(details.phoneNumber)], spellingsOf('+2348090000017')]) {
      const guesser = world.visitor();
      const codes = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const identifier = names[guess % names.length];
        codes.push((await guesser.call(signIn, { body: { identifier, password: 'not it' } })).problem.code);
      }
      expect(codes).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_requests', 'too_many_requests']);
    }
  });

  it('takes its time over a stranger, too, and over somebody who has no password', async () => {
    const [known, passwordless] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update account set password_hash = null where id = ${passwordless.id}`;
    const identifiers = [known.details.email, 'nobody.at.all@mail.example', passwordless.details.email];
    const shortestMs = identifiers.map(() => Number.POSITIVE_INFINITY);
    // In turns, so that a machine that is slow for a while is so to all of them.
    for (let round = 0; round < 5; round += 1)
      for (const [index, identifier] of identifiers.entries()) {
        const start = performance.now();
        await world.visitor().call(signIn, { body: { identifier, password: 'not the password' } });
        shortestMs[index] = Math.min(shortestMs[index] ?? 0, performance.now() - start);
      }
    const [wrongPassword = 0, ...others] = shortestMs;
    for (const ms of others) expect(ms).toBeGreaterThan(wrongPassword / 2);
  });
});
