import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { changePassword } from '@waybill/contract/identity/change-password';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { nextLink } from '../support/emails.ts';
import { closesSoon, listenAs } from '../support/event-stream.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const newPassword = 'seven goats on a hill';

describe('changing the password', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());

  const change = (visitor: Visitor, currentPassword: unknown, input: unknown = newPassword) =>
    visitor.call(changePassword, { body: { currentPassword, newPassword: input } });
  const signInAs = async ({ details }: Person, password: string, origin = world.node.origin) => {
    const visitor = world.visitor({ origin });
    const answer = await visitor.call(signIn, { body: { identifier: details.email, password } });
    if (answer.status === 200) visitor.actAs(answer.result);
    return { visitor, answer };
  };

  it('replaces the old one, keeps this device signed in and signs every other one out at once', async () => {
    const ada = await verifiedPerson(world);
    const { visitor: phone } = await signInAs(ada, goodPassword, secondNode.origin);
    const tab = await listenAs(phone);

    expect((await change(ada, goodPassword)).status).toBe(204);
    expect(await closesSoon(tab)).toBe(true);
    expect(tab.events).toEqual([{ type: 'session.ended', sessionId: phone.session.sessionId }]);
    expect((await phone.call(listSessions)).problem.code).toBe('session_ended');
    expect((await phone.call(refreshSession)).problem.code).toBe('session_ended');
    expect((await ada.call(refreshSession)).status).toBe(200);

    expect((await signInAs(ada, goodPassword)).answer.problem.code).toBe('wrong_credentials');
    expect((await signInAs(ada, newPassword)).answer.status).toBe(200);
  });

  it('tells the owner in an email, without the password', async () => {
    const ada = await verifiedPerson(world);
    await change(ada, goodPassword);
    await expect
      .poll(async () => (await messagesTo(world, ada.details.email)).map(({ subject }) => subject))
      .toContain('Your Waybill password was changed');
    expect(JSON.stringify(await messagesTo(world, ada.details.email))).not.toContain(newPassword);
  });

  it('needs the current one', async () => {
    const ada = await verifiedPerson(world);
    for (const current of ['not the password', undefined])
      expect((await change(ada, current)).problem).toMatchObject({
        code: 'password_wrong',
        errors: [{ field: 'currentPassword' }],
      });
    expect((await signInAs(ada, goodPassword)).answer.status).toBe(200);
  });

  it('wants eight characters or more, and none that thieves try first', async () => {
    const ada = await verifiedPerson(world);
    for (const input of ['1234567', '', null, 'x'.repeat(201)])
      expect((await change(ada, goodPassword, input)).problem, String(input)).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'newPassword' }],
      });
    for (const input of ['password', 'PASSWORD', '12345678'])
      expect((await change(ada, goodPassword, input)).problem, input).toMatchObject({
        code: 'password_common',
        errors: [{ field: 'newPassword' }],
      });
    expect((await change(ada, goodPassword, 'pâté 🍲 12')).status).toBe(204);
    expect((await signInAs(ada, 'pâté 🍲 12')).answer.status).toBe(200);
  });

  it('gives somebody who came through another provider their first one', async () => {
    const ada = await verifiedPerson(world);
    await world.db`update account set password_hash = null, auth_provider = 'oidc' where id = ${ada.id}`;
    expect((await change(ada, undefined)).problem.code, 'an open page is not enough').toBe('confirmation_required');
    await world.db`update session set confirmed_until = now() + interval '1 minute' where user_id = ${ada.id}`;
    expect((await change(ada, undefined)).status).toBe(204);
    expect((await signInAs(ada, newPassword)).answer.status).toBe(200);
    expect((await ada.call(getUser, { params: { uid: ada.id } })).result).toMatchObject({ hasPassword: true });
  });

  it('makes a reset link that was sent before worthless', async () => {
    const ada = await verifiedPerson(world);
    await world.visitor().call(requestPasswordReset, { body: { email: ada.details.email } });
    const { mode, oobCode } = await nextLink(world, ada.details.email, 'resetPassword');
    await change(ada, goodPassword);
    const late = await world.visitor().call(applyActionLink, { body: { mode, oobCode, newPassword: 'the thief’s own' } });
    expect(late.problem.code).toBe('link_gone');
  });

  it('does not undo a new password that was being stored at the same moment', async () => {
    const ada = await verifiedPerson(world);
    const stored = Promise.withResolvers<void>();
    const storing = world.db.begin(async (tx) => {
      await tx`update account set password_hash = 'what the owner chose with a link' where id = ${ada.id}`;
      await stored.promise;
    });
    const thief = change(ada, goodPassword, 'the thief’s own');
    await new Promise((resolve) => setTimeout(resolve, 500));
    stored.resolve();
    await storing;
    expect((await thief).problem.code).toBe('password_wrong');
    const [account] = await world.db`select password_hash from account where id = ${ada.id}`;
    expect(account).toEqual({ passwordHash: 'what the owner chose with a link' });
  });

  it('is tried ten times in ten minutes at most', async () => {
    const ada = await verifiedPerson(world);
    for (let time = 0; time < 10; time += 1) expect((await change(ada, `guess ${time}`)).problem.code).toBe('password_wrong');
    expect((await change(ada, goodPassword)).problem.code).toBe('too_many_requests');
  });
});
