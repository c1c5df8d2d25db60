import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { signIn } from '@waybill/contract/identity/sign-in';
import { userExists } from '@waybill/contract/identity/user-exists';
import { describe, expect, it } from 'vitest';
import { goodPassword, newcomer, verifiedPerson } from '../support/people.ts';
import { type Node, useWorld } from '../support/world.ts';

const world = useWorld();
let addresses = 0;

/** Somebody at an address nobody else in this file has. */
function stranger(node: Node = world.node, ip = nextAddress()) {
  return world.visitor({ origin: node.origin, headers: { 'x-forwarded-for': ip } });
}

function nextAddress(): string {
  addresses += 1;
  return `192.0.2.${addresses}`;
}

const ask = (visitor: ReturnType<typeof stranger>) => visitor.call(userExists, { params: { value: 'nobody@mail.example' } });

describe('a limit', () => {
  it('lets through what it allows, then says how long to wait, in words and in the header', async () => {
    const visitor = stranger();
    for (let tries = 0; tries < 30; tries += 1) expect((await ask(visitor)).status).toBe(200);
    const { problem, status, headers } = await ask(visitor);
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect(problem.retryAfterSeconds).toBeGreaterThan(0);
    expect(problem.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(headers.get('retry-after')).toBe(String(problem.retryAfterSeconds));
    expect(problem.detail).toContain(`${problem.retryAfterSeconds} seconds`);
  });

  it('counts exactly when a hundred come at once, on two nodes', async () => {
    const second = await world.startNode({ ROLES: 'http' });
    const ip = nextAddress();
    const visitors = Array.from({ length: 100 }, (_, index) => stranger(index % 2 ? world.node : second, ip));
    const answers = await Promise.all(visitors.map(ask));
    const through = answers.filter((answer) => answer.status === 200).length;
    expect([through, answers.length - through]).toEqual([30, 70]);
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  });

  it('starts anew when its time is over', async () => {
    const visitor = stranger();
    for (let tries = 0; tries < 31; tries += 1) await ask(visitor);
    expect((await ask(visitor)).status).toBe(429);
    await world.db`update rate_limit set window_ends_at = now() - interval '1 second' where count > 30`;
    expect((await ask(visitor)).status).toBe(200);
  });

  it('is for one address and one call', async () => {
    const visitor = stranger();
    for (let tries = 0; tries < 31; tries += 1) await ask(visitor);
    expect((await ask(visitor)).status).toBe(429);
    expect((await ask(stranger())).status).toBe(200);
    expect((await visitor.call(requestPasswordReset, { body: { email: newcomer().email } })).status).toBe(202);
  });

  it('counts a malformed try as a try', async () => {
    const visitor = stranger();
    for (let tries = 0; tries < 240; tries += 1) await visitor.call(userExists, { params: { value: 'x'.repeat(300) } });
    expect((await ask(visitor)).status).toBe(429);
  });

  it('on a field sees through other spellings of its name and its value', async () => {
    const visitor = stranger();
    const { email } = newcomer();
    const spellings = [{ email }, { Email: email.toUpperCase() }, { EMAIL: ` ${email} ` }];
    for (const body of spellings) expect((await visitor.call(requestPasswordReset, { body })).status).toBe(202);
    for (const body of spellings) expect((await visitor.call(requestPasswordReset, { body })).status).toBe(429);
    expect((await visitor.call(requestPasswordReset, { body: { email: newcomer().email } })).status).toBe(202);
  });

  it('on a person holds wherever they are', async () => {
    const person = await verifiedPerson(world);
    const tryFrom = (ip: string) =>
      person.request('/api/auth/password/confirm', {
        method: confirmPassword.method,
        body: JSON.stringify({ password: 'wrong' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await tryFrom(nextAddress())).status).toBe(422);
    expect((await tryFrom(nextAddress())).status).toBe(429);
    const other = await verifiedPerson(world);
    expect((await other.call(confirmPassword, { body: { password: goodPassword } })).status).toBe(200);
  });

  it('keeps no address, name or number in its table', async () => {
    const { email } = newcomer();
    await stranger(world.node, '203.0.113.99').call(signIn, { body: { identifier: email, password: 'x' } });
    const rows = await world.db<{ key: string }[]>`select key from rate_limit`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  });
});
