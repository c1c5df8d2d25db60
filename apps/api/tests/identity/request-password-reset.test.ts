import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { describe, expect, it } from 'vitest';
import { allPosted, nextLink } from '../support/emails.ts';
import { messagesTo } from '../support/mailbox.ts';
import { unverifiedPerson, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('asking for a new password', () => {
  const world = useWorld();

  const ask = (email: unknown, visitor: Visitor = world.visitor()) => visitor.call(requestPasswordReset, { body: { email } });
  const resetEmailsTo = async (email: string) =>
    (await messagesTo(world, email)).filter(({ text }) => text.includes('mode=resetPassword'));

  it('sends an email with a link to our own page', async () => {
    const { details } = await verifiedPerson(world);
    expect((await ask(details.email.toUpperCase())).status).toBe(202);
    const { mail } = await nextLink(world, details.email, 'resetPassword');
    expect(mail.subject).toBe('Choose a new password');
    const [link = ''] = mail.links;
    expect(link).toMatch(/^http:\/\/localhost:\d+\/verifications\?mode=resetPassword&oobCode=[\w.-]+$/);
    expect(new URL(link).port).toBe(new URL(world.node.origin).port);
  });

  it('answers exactly alike, whether the address has an account, has none, or is suspended; and only the first gets an email', async () => {
    const [ada, blocked] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update account set blocked_at = now() where id = ${blocked.id}`;
    const addresses = [ada.details.email, 'nobody.at.all@mail.example', blocked.details.email];
    const answers = [];
    for (const email of addresses) {
      const response = await world.visitor().request('/api/auth/password/reset', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(response.headers);
      answers.push({ status: response.status, body: await response.text(), headers });
    }
    expect(answers[0]).toMatchObject({ status: 202, body: '' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await nextLink(world, ada.details.email, 'resetPassword');
    await allPosted(world);
    expect(await resetEmailsTo('nobody.at.all@mail.example')).toEqual([]);
    expect(await resetEmailsTo(blocked.details.email)).toEqual([]);
    expect(await world.db`select 1 from action_link where mode = 'resetPassword' and user_id = ${blocked.id}`).toHaveLength(0);
  });

  it('works for somebody who has verified nothing yet', async () => {
    const { details } = await unverifiedPerson(world);
    await ask(details.email);
    expect((await nextLink(world, details.email, 'resetPassword')).oobCode).not.toBe('');
  });

  it('takes three requests for one mailbox from one address in ten minutes, and does not tell whether it has an account', async () => {
    const { details } = await verifiedPerson(world);
    for (const email of [details.email, 'nobody.either@mail.example']) {
      const visitor = world.visitor();
      for (let time = 0; time < 3; time += 1) expect((await ask(email, visitor)).status).toBe(202);
      const stopped = await ask(` ${email.toUpperCase()}`, visitor);
      expect(stopped.problem.code).toBe('too_many_requests');
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('takes two hundred requests from one address in ten minutes, whomever they are for', async () => {
    const visitor = world.visitor();
    for (let time = 0; time < 200; time += 1) expect((await ask(`somebody${time}@mail.example`, visitor)).status).toBe(202);
    expect((await ask('somebody.else@mail.example', visitor)).problem.code).toBe('too_many_requests');
  });

  it('puts five emails an hour into one mailbox, from however many addresses they are asked for', async () => {
    const { details, id } = await verifiedPerson(world);
    for (let time = 0; time < 8; time += 1) expect((await ask(details.email)).status).toBe(202);
    await allPosted(world);
    expect(await resetEmailsTo(details.email)).toHaveLength(5);
    await world.db`update action_link set created_at = created_at - interval '1 hour' where user_id = ${id}`;
    await ask(details.email);
    await allPosted(world);
    expect(await resetEmailsTo(details.email)).toHaveLength(6);
  });

  it('wants an email address', async () => {
    for (const email of [
      'ada',
      '',
      undefined,
      7,
      'a@b',
      'ada@mail.example\r\nBcc: everybody@mail.example',
      `${'a'.repeat(250)}@mail.example`,
    ])
      expect((await ask(email)).problem.errors[0]?.field, String(email)).toBe('email');
  });
});
