import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeEach, describe, expect, it } from 'vitest';
import { allPosted, nextLink } from '../support/emails.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('changing the email address', () => {
  const world = useWorld();
  let ngozi: Person;
  let oldEmail: string;
  let newEmail: string;

  beforeEach(async () => {
    ngozi = await verifiedPerson(world);
    oldEmail = ngozi.details.email;
    newEmail = newcomer().email;
    await ngozi.call(confirmPassword, { body: { password: goodPassword } });
  });

  const input = (email: string, person = ngozi) => person.call(updateUser, { body: { email } });
  const use = ({ mode, oobCode }: { mode: string; oobCode: string }, more: object = {}) =>
    world.visitor().call(applyActionLink, { body: { mode, oobCode, ...more } });
  const signInWith = (identifier: string, password = goodPassword) =>
    world.visitor().call(signIn, { body: { identifier, password } });
  const ownUser = async () => (await ngozi.call(getUser, { params: { uid: ngozi.id } })).result;
  async function changeTo(email: string): Promise<void> {
    await input(email);
    await use(await nextLink(world, email, 'verifyEmail'));
  }

  it('counts once the link in the new mailbox is opened; until then the old address stays', async () => {
    expect((await input(newEmail)).result).toMatchObject({ email: oldEmail, pendingEmail: newEmail });
    expect((await signInWith(oldEmail)).status).toBe(200);
    expect((await signInWith(newEmail)).problem.code).toBe('wrong_credentials');

    expect((await use(await nextLink(world, newEmail, 'verifyEmail'))).status).toBe(200);
    expect(await ownUser()).toMatchObject({ email: newEmail, pendingEmail: null, emailVerified: true });
    expect((await signInWith(newEmail)).status).toBe(200);
    expect((await signInWith(oldEmail)).problem.code).toBe('wrong_credentials');
  });

  it('follows the last request: the link of an earlier one is gone, and so is any once the request is taken back', async () => {
    const another = newcomer().email;
    await input(newEmail);
    const earlier = await nextLink(world, newEmail, 'verifyEmail');
    await input(another);
    expect((await use(earlier)).problem.code).toBe('link_gone');
    expect((await input(oldEmail)).result.pendingEmail).toBeNull();
    expect((await use(await nextLink(world, another, 'verifyEmail'))).problem.code).toBe('link_gone');
    expect(await ownUser()).toMatchObject({ email: oldEmail });
  });

  it('tells nobody but its owner that an address has an account', async () => {
    const tunde = await verifiedPerson(world);
    const [taken, free] = [await input(tunde.details.email), await input(newEmail)];
    expect([taken.status, Object.keys(taken.result)]).toEqual([free.status, Object.keys(free.result)]);
    expect(taken.result.pendingEmail).toBe(tunde.details.email);
    await allPosted(world);
    const subjects = (await messagesTo(world, tunde.details.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('already has a Waybill account'))).toHaveLength(1);
  });

  it('is refused where the address has an account by the time the link is opened', async () => {
    const tunde = await verifiedPerson(world);
    await input(newEmail);
    const link = await nextLink(world, newEmail, 'verifyEmail');
    await world.db`update account set email = ${newEmail} where id = ${tunde.id}`;
    expect((await use(link)).problem.code).toBe('email_taken');
    await world.db`update account set email = ${tunde.details.email} where id = ${tunde.id}`;
    expect((await use(link)).status, 'a refusal does not use the link up').toBe(200);
  });

  it('writes to five addresses an hour at most, the one of signing up among them', async () => {
    for (let time = 0; time < 4; time += 1) expect((await input(newcomer().email)).status).toBe(200);
    expect((await input(newEmail)).problem).toMatchObject({ code: 'too_many_requests', errors: [{ field: 'email' }] });
    expect((await input(oldEmail)).status, 'taking the request back is always possible').toBe(200);
  });

  it('makes a reset link that lies in the old mailbox worthless', async () => {
    await world.visitor().call(requestPasswordReset, { body: { email: oldEmail } });
    const reset = await nextLink(world, oldEmail, 'resetPassword');
    await changeTo(newEmail);
    expect((await use(reset, { newPassword: 'a red bicycle in Kano' })).problem.code).toBe('link_gone');
  });

  it('can be undone from the old mailbox for an hour: the address is back, everybody is out, and a new password is due', async () => {
    await changeTo(newEmail);
    const recover = await nextLink(world, oldEmail, 'recoverEmail');
    expect(recover.mail.subject).toBe('Your Waybill email address was changed');
    expect((await use(recover)).result).toEqual({ email: 'c•••@mail.example' });
    expect((await use(recover)).problem.code).toBe('link_gone');

    await expect.poll(async () => (await ngozi.call(listSessions)).status, { timeout: 4_000, interval: 10 }).toBe(401);
    for (const identifier of [oldEmail, newEmail, ngozi.details.username])
      expect((await signInWith(identifier)).problem.code, 'the password was known to whoever did this').toBe('wrong_credentials');

    const reset = await nextLink(world, oldEmail, 'resetPassword', recover);
    expect((await use(reset, { newPassword: 'a red bicycle in Kano' })).status).toBe(200);
    ngozi.actAs((await signInWith(oldEmail, 'a red bicycle in Kano')).result);
    expect(await ownUser()).toMatchObject({ email: oldEmail, emailVerified: true });
  });

  it('gives no way back to an address that was never proven: it may be a stranger’s', async () => {
    await world.db`update account set email_verified_at = null where id = ${ngozi.id}`;
    await changeTo(newEmail);
    await allPosted(world);
    const emails = await messagesTo(world, oldEmail);
    expect(emails.filter(({ text }) => text.includes('mode=recoverEmail'))).toEqual([]);
    expect(await ownUser()).toMatchObject({ email: newEmail, emailVerified: true });
  });

  it('cannot be undone after an hour', async () => {
    await changeTo(newEmail);
    const recover = await nextLink(world, oldEmail, 'recoverEmail');
    await world.db`update action_link set expires_at = expires_at - interval '1 hour' where user_id = ${ngozi.id}`;
    expect((await use(recover)).problem.code).toBe('link_gone');
    expect(await ownUser()).toMatchObject({ email: newEmail });
  });

  it('does not leave a thief who changed it twice a way back', async () => {
    const [thiefs, thiefsOther] = [newEmail, newcomer().email];
    await changeTo(thiefs);
    const owners = await nextLink(world, oldEmail, 'recoverEmail');
    await changeTo(thiefsOther);
    const thiefsRecovery = await nextLink(world, thiefs, 'recoverEmail');
    await world.db`insert into federated_identity (issuer, subject, user_id) values ('https://id.example', ${thiefs}, ${ngozi.id})`;

    expect((await use(owners)).status).toBe(200);
    expect((await use(thiefsRecovery)).problem.code).toBe('link_gone');
    const [account] = await world.db`select email from account where id = ${ngozi.id}`;
    expect(account).toEqual({ email: oldEmail });
    expect(await world.db`select 1 from federated_identity where user_id = ${ngozi.id}`).toHaveLength(0);
  });

  it('does not let a thief’s recovery undo the owner’s', async () => {
    await changeTo(newEmail);
    const owners = await nextLink(world, oldEmail, 'recoverEmail');
    await changeTo(newcomer().email);
    expect((await use(await nextLink(world, newEmail, 'recoverEmail'))).status).toBe(200);
    expect((await use(owners)).status).toBe(200);
  });
});
