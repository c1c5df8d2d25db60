import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { type EmailLink, nextLink } from '../support/emails.ts';
import { listenAs } from '../support/event-stream.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { goodPassword, type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const newPassword = 'a red bicycle in Kano';

describe('using an emailed link', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());

  const use = (link: { mode: string; oobCode: string }, more: object = {}, origin = world.node.origin) =>
    world.visitor({ origin }).call(applyActionLink, { body: { mode: link.mode, oobCode: link.oobCode, ...more } });
  const signInWith = (identifier: string, password: string) => world.visitor().call(signIn, { body: { identifier, password } });
  const ownUser = async (person: Person) => (await person.call(getUser, { params: { uid: person.id } })).result;
  async function resetLinkFor({ details }: Person, after?: EmailLink): Promise<EmailLink> {
    await world.visitor().call(requestPasswordReset, { body: { email: details.email } });
    return nextLink(world, details.email, 'resetPassword', after);
  }

  describe('to verify the email', () => {
    it('works once, from the email of the sign-up, and tells the open tabs', async () => {
      const chidi = await unverifiedPerson(world);
      const link = await nextLink(world, chidi.details.email, 'verifyEmail');
      const tab = await listenAs(sameBrowserAt(world, secondNode.origin, chidi));
      expect((await use(link)).result).toEqual({ email: 'c•••@mail.example' });
      expect(await ownUser(chidi)).toMatchObject({ emailVerified: true, phoneVerified: false });
      await expect.poll(() => tab.events, { timeout: 4_000 }).toEqual([{ type: 'user.changed' }]);
      expect((await use(link)).problem).toMatchObject({ code: 'link_gone', status: 410 });
    });

    it('works for exactly one of twenty who use it at once on two nodes', async () => {
      const chidi = await unverifiedPerson(world);
      const link = await nextLink(world, chidi.details.email, 'verifyEmail');
      const answers = await atOnce(20, (index) => use(link, {}, index % 2 ? secondNode.origin : world.node.origin));
      expect(tally(answers)).toEqual({ 200: 1, link_gone: 19 });
    });

    it('works for an hour', async () => {
      const chidi = await unverifiedPerson(world);
      const link = await nextLink(world, chidi.details.email, 'verifyEmail');
      const turnBack = (howLong: string) =>
        world.db`update action_link set expires_at = expires_at - ${howLong}::interval where user_id = ${chidi.id}`;
      await turnBack('1 hour');
      expect((await use(link)).problem.code).toBe('link_gone');
      await turnBack('-10 seconds');
      expect((await use(link)).status).toBe(200);
    });
  });

  describe('to choose a new password', () => {
    it('replaces the password, signs everybody out everywhere, proves the email, and says so in an email', async () => {
      const chidi = await unverifiedPerson(world);
      const thief = world.visitor({ origin: secondNode.origin });
      thief.actAs((await signInWith(chidi.details.email, goodPassword)).result);
      expect((await thief.call(listSessions)).status).toBe(200);

      const link = await resetLinkFor(chidi);
      expect((await use(link, { newPassword })).status).toBe(200);
      for (const door of [chidi, thief])
        await expect.poll(async () => (await door.call(listSessions)).status, { timeout: 4_000, interval: 10 }).toBe(401);
      expect((await signInWith(chidi.details.email, goodPassword)).problem.code).toBe('wrong_credentials');
      chidi.actAs((await signInWith(chidi.details.email, newPassword)).result);
      expect(await ownUser(chidi)).toMatchObject({ emailVerified: true });
      const notice = await nextMessage(world, chidi.details.email, 'email', link.mail);
      expect(notice.subject).toBe('Your Waybill password was changed');
      expect(notice.text).not.toContain(newPassword);
    });

    it('gives exactly one of five who use it at once their password', async () => {
      const chidi = await verifiedPerson(world);
      const link = await resetLinkFor(chidi);
      const answers = await atOnce(5, (index) => use(link, { newPassword: `${newPassword} ${index}` }));
      expect(tally(answers)).toEqual({ 200: 1, link_gone: 4 });
      const winner = answers.findIndex(({ status }) => status === 200);
      expect((await signInWith(chidi.details.email, `${newPassword} ${winner}`)).status).toBe(200);
    });

    it('makes the other reset links worthless', async () => {
      const chidi = await verifiedPerson(world);
      const first = await resetLinkFor(chidi);
      const second = await resetLinkFor(chidi, first);
      expect(second.oobCode).not.toBe(first.oobCode);
      expect((await use(second, { newPassword })).status).toBe(200);
      expect((await use(first, { newPassword: 'another new password' })).problem.code).toBe('link_gone');
    });

    it('lets one of two different reset links win that are used at once', async () => {
      const chidi = await verifiedPerson(world);
      const first = await resetLinkFor(chidi);
      const links = [first, await resetLinkFor(chidi, first)];
      const answers = await atOnce(2, (index) => use(links[index] ?? first, { newPassword: `${newPassword} ${index}` }));
      expect(tally(answers)).toEqual({ 200: 1, link_gone: 1 });
    });

    it('is not used up by a password that will not do', async () => {
      const chidi = await verifiedPerson(world);
      const link = await resetLinkFor(chidi);
      expect((await use(link, { newPassword: 'Password1' })).problem).toMatchObject({ code: 'password_common', status: 422 });
      for (const tooShort of ['1234567', undefined, '', 12_345_678])
        expect((await use(link, { newPassword: tooShort })).problem.code, String(tooShort)).toBe('invalid_input');
      expect((await use(link, { newPassword })).status).toBe(200);
    });

    it('is not used up, and changes nothing, when it is taken for a link of another kind', async () => {
      const chidi = await verifiedPerson(world);
      const link = await resetLinkFor(chidi);
      for (const mode of ['verifyEmail', 'recoverEmail']) expect((await use({ ...link, mode })).problem.code).toBe('link_gone');
      const verifying = await nextLink(world, chidi.details.email, 'verifyEmail');
      expect((await use({ ...verifying, mode: 'resetPassword' }, { newPassword })).problem.code).toBe('link_gone');
      expect((await signInWith(chidi.details.email, goodPassword)).status).toBe(200);
      expect((await use(link, { newPassword })).status).toBe(200);
    });

    it('lets nobody finish signing in with the old password while the new one is being stored', async () => {
      const chidi = await verifiedPerson(world);
      const hold = Promise.withResolvers<void>();
      const [row] = await world.db`select password_hash from account where id = ${(await verifiedPerson(world)).id}`;
      const storing = world.db.begin(async (tx) => {
        await tx`update account set password_hash = ${`${row?.passwordHash}x`} where id = ${chidi.id}`;
        await hold.promise;
      });
      const late = signInWith(chidi.details.email, goodPassword);
      await new Promise((resolve) => setTimeout(resolve, 400));
      hold.resolve();
      await storing;
      expect((await late).problem.code).toBe('wrong_credentials');
    });
  });

  it('leaves no email but the ones asked for', async () => {
    const chidi = await verifiedPerson(world);
    const link = await nextLink(world, chidi.details.email, 'verifyEmail');
    await use(link);
    expect(await messagesTo(world, chidi.details.email)).toHaveLength(1);
  });
});
