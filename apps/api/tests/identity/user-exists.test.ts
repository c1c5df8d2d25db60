import { userExists } from '@waybill/contract/identity/user-exists';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { unverifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('asking whether somebody exists', () => {
  const world = useWorld();

  const chidi = madeBefore(() => unverifiedPerson(world));

  const ask = (value: string, visitor: Visitor = world.visitor()) => visitor.call(userExists, { params: { value } });

  it('finds people by email, username or phone, however they are spelled', async () => {
    const { email, username, phoneNumber } = chidi.details;
    const local = phoneNumber.replace('+234', '0');
    for (const value of [
      email,
      email.toUpperCase(),
      ` ${email} `,
      username,
      username.toUpperCase(),
      phoneNumber,
      phoneNumber.slice(1),
      local,
      `${local.slice(0, 4)} ${local.slice(4, 7)}-${local.slice(7)}`,
      phoneNumber.replace('+234', '+2340'),
    ])
      expect((await ask(value)).result, value).toEqual({ exists: true });
  });

  it('says no more of a stranger than of somebody it knows: one status, one field', async () => {
    const [known, stranger] = [await ask(chidi.details.email), await ask('nobody@mail.example')];
    expect(known.status).toBe(stranger.status);
    expect(Object.keys(known.result)).toEqual(Object.keys(stranger.result));
    expect(stranger.result).toEqual({ exists: false });
  });

  it('does not tell suspended people from others', async () => {
    const blocked = await unverifiedPerson(world);
    await world.db`update account set blocked_at = now() where id = ${blocked.id}`;
    expect((await ask(blocked.details.email)).result).toEqual({ exists: true });
  });

  it('takes odd values for what they are: names that nobody has', async () => {
    for (const value of [
      "' or '1'='1",
      '%',
      '_',
      '../../etc/passwd',
      'a/b',
      'émile',
      '0',
      '+',
      '@',
      '+234',
      '💌',
      'x'.repeat(254),
    ])
      expect((await ask(value)).result, value).toEqual({ exists: false });
    for (const value of ['x'.repeat(255), 'nul\0']) expect((await ask(value)).problem.code, value).toBe('invalid_input');
  });

  it('answers thirty questions about addresses and numbers a minute to one place, however many nodes it asks, and goes on for everybody else', async () => {
    const secondNode = await world.startNode();
    const headers = { 'x-forwarded-for': '203.0.113.20' };
    const guessers = [world.visitor({ headers }), world.visitor({ headers, origin: secondNode.origin })];
    const answers = await atOnce(40, (index) => ask(`guess${index}@mail.example`, guessers[index % 2]));
    expect(tally(answers)).toEqual({ 200: 30, too_many_requests: 10 });
    const stopped = await ask(chidi.details.email, guessers[0]);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(stopped.problem.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await ask(chidi.details.email)).status).toBe(200);
  });

  it('answers three hundred a day to one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.21' };
    await world.db`delete from rate_limit`;
    expect((await ask('+2348030000001', world.visitor({ headers }))).status).toBe(200);
    await world.db`update rate_limit set count = 299 where window_ends_at > now() + interval '1 hour'`;
    expect((await ask('+2348030000002', world.visitor({ headers }))).status).toBe(200);
    const stopped = await ask('+2348030000003', world.visitor({ headers }));
    expect(stopped.problem.code).toBe('too_many_requests');
    expect(stopped.problem.retryAfterSeconds).toBeGreaterThan(80_000);
    expect((await ask('a.username', world.visitor({ headers }))).status, 'usernames are public').toBe(200);
  });

  it('counts everybody behind one IPv6 network as one address, since they can take as many as they like there', async () => {
    const at = (ip: string) => world.visitor({ headers: { 'x-forwarded-for': ip } });
    const answers = await atOnce(31, (index) => ask('0803 000 0004', at(`2001:db8:7:1::${index.toString(16)}`)));
    expect(tally(answers)).toEqual({ 200: 30, too_many_requests: 1 });
    expect((await ask('0803 000 0004', at('2001:db8:7:1:ffff:ffff:ffff:ffff'))).status).toBe(429);
    expect((await ask('anybody', at('2001:db8:7:2::1'))).status).toBe(200);
  });
});
