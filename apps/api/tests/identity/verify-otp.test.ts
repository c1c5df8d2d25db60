import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { signIn } from '@waybill/contract/identity/sign-in';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { madeBefore } from '../support/made-before.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { goodPassword, newcomer, type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('giving a one-time code back', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());

  /** Somebody new who has asked for a code and holds it. */
  async function withCode(input: { body?: object } = {}): Promise<{ person: Person; code: string }> {
    const person = await unverifiedPerson(world);
    await person.call(sendOtp, input);
    return { person, code: await codeOf(person) };
  }

  /** What the newest message says, looked up as the sender does it: reading the outbox each time would only take longer. */
  async function codeOf({ id }: Person): Promise<string> {
    const [row] = await world.db<
      { id: string }[]
    >`select id from one_time_code where user_id = ${id} order by created_at desc limit 1`;
    return world.node.context.keys.deriveDigits('one-time-code', row?.id ?? '');
  }

  const give = (visitor: Visitor, otpCode: unknown) => visitor.call(verifyOtp, { body: { otpCode } });
  const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
  const ownUser = async (person: Person) => (await person.call(getUser, { params: { uid: person.id } })).result;
  const turnBack = ({ id }: Person, howLong: string) => world.db`
    update one_time_code set created_at = created_at - ${howLong}::interval, expires_at = expires_at - ${howLong}::interval where user_id = ${id}`;

  it('verifies the phone it was texted to, opens every door on every node, and tells the open tabs', async () => {
    const chidi = await unverifiedPerson(world);
    const elsewhere = sameBrowserAt(world, secondNode.origin, chidi);
    const tab = await listenAs(elsewhere);
    expect((await elsewhere.call(updateUser, { body: { city: 'Aba' } })).problem.code).toBe('verification_required');
    await chidi.call(sendOtp);
    const sms = await nextMessage(world, chidi.details.phoneNumber, 'sms');

    expect((await give(chidi, sms.code)).result).toEqual({ verified: 'phone' });
    expect((await elsewhere.call(updateUser, { body: { city: 'Aba' } })).status).toBe(200);
    expect(await ownUser(chidi)).toMatchObject({ phoneVerified: true, emailVerified: false });
    await expect.poll(() => tab.events, { timeout: 4_000 }).toContainEqual({ type: 'user.changed' });
  });

  it('takes the code in the address, too', async () => {
    const { person, code } = await withCode();
    expect((await person.call(verifyOtp, { query: { otpCode: code } })).result).toEqual({ verified: 'phone' });
  });

  it('verifies only what it was sent to: a code from the email says nothing about the phone', async () => {
    const { person, code } = await withCode({ body: { email: true } });
    expect((await give(person, code)).result).toEqual({ verified: 'email' });
    expect(await ownUser(person)).toMatchObject({ phoneVerified: false, emailVerified: true });
  });

  it('counts down five wrong tries, and then even the right code is gone', async () => {
    const { person, code } = await withCode();
    for (const triesLeft of [4, 3, 2, 1])
      expect((await give(person, wrongOf(code, triesLeft))).problem).toMatchObject({
        code: 'code_wrong',
        status: 422,
        triesLeft,
      });
    expect((await give(person, wrongOf(code, 5))).problem).toMatchObject({ code: 'code_gone', status: 410 });
    expect((await give(person, code)).problem.code).toBe('code_gone');
    expect(await ownUser(person)).toMatchObject({ phoneVerified: false });
  });

  it('counts exactly five of fifty wrong tries made at once on two nodes, and the right code is refused afterwards', async () => {
    const { person, code } = await withCode();
    const doors = [person, sameBrowserAt(world, secondNode.origin, person)];
    const answers = await atOnce(50, (index) => give(doors[index % 2] ?? person, wrongOf(code, index + 1)));
    const counts = tally(answers);
    expect(counts.code_wrong).toBe(4);
    expect((counts.code_gone ?? 0) + (counts.too_many_requests ?? 0)).toBe(46);
    const [row] = await world.db`select attempts from one_time_code where user_id = ${person.id}`;
    expect(row).toEqual({ attempts: 5 });
    await world.db`delete from rate_limit`;
    expect((await give(person, code)).problem.code).toBe('code_gone');
  });

  it('works for exactly one of twenty who give the right code at once on two nodes', async () => {
    const { person, code } = await withCode();
    const doors = [person, sameBrowserAt(world, secondNode.origin, person)];
    const answers = await atOnce(20, (index) => give(doors[index % 2] ?? person, code));
    expect(tally(answers)).toEqual({ 200: 1, code_gone: 19 });
  });

  it('works for ten minutes', async () => {
    const { person, code } = await withCode();
    await turnBack(person, '10 minutes');
    expect((await give(person, code)).problem.code).toBe('code_gone');
    await turnBack(person, '-5 seconds');
    expect((await give(person, code)).status).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    const { person, code } = await withCode();
    await turnBack(person, '61 seconds');
    await person.call(sendOtp);
    const newer = await codeOf(person);
    if (newer !== code) expect((await give(person, code)).problem.code).toBe('code_wrong');
    expect((await give(person, newer)).status).toBe(200);
  });

  it('is worth nothing to anybody else', async () => {
    const [{ code }, mallory] = [await withCode(), await withCode()];
    if (code !== mallory.code) expect((await give(mallory.person, code)).problem.code).toBe('code_wrong');
    expect((await give(await unverifiedPerson(world), code)).problem.code).toBe('code_gone');
  });

  it('makes a corrected number the person’s own, and the mistyped one nobody’s', async () => {
    const { phoneNumber } = newcomer();
    const { person, code } = await withCode({ body: { newPhoneNumber: phoneNumber } });
    expect((await give(person, code)).result).toEqual({ verified: 'phone' });
    expect(await ownUser(person)).toMatchObject({ phoneNumber, phoneVerified: true });
    const signInBy = (identifier: string) => world.visitor().call(signIn, { body: { identifier, password: goodPassword } });
    expect((await signInBy(phoneNumber)).status).toBe(200);
    expect((await signInBy(person.details.phoneNumber)).problem.code).toBe('wrong_credentials');
  });

  it('replaces a proven number behind the password, and the owner gets an email about it', async () => {
    const [person, { phoneNumber }] = [await verifiedPerson(world), newcomer()];
    const ask = () => person.call(sendOtp, { body: { newPhoneNumber: phoneNumber } });
    expect((await ask()).problem.code).toBe('confirmation_required');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    expect((await ask()).status).toBe(202);
    expect((await give(person, await codeOf(person))).result).toEqual({ verified: 'phone' });
    expect(await ownUser(person)).toMatchObject({ phoneNumber, phoneVerified: true });
    const about = async () =>
      (await messagesTo(world, person.details.email)).find(({ subject }) => subject?.includes('phone number'));
    const mail = await eventually('The email', about);
    expect(mail.text).toContain(`${phoneNumber.slice(0, 4)} ••• ••• ${phoneNumber.slice(-4)}`);
    expect(mail.text, 'whoever reads the emails learns no number').not.toContain(phoneNumber);
  });

  it('gives a number that two people asked for to the first who proves it', async () => {
    const { phoneNumber } = newcomer();
    const first = await withCode({ body: { newPhoneNumber: phoneNumber } });
    await turnBack(first.person, '61 seconds');
    const second = await withCode({ body: { newPhoneNumber: phoneNumber } });
    expect((await give(first.person, first.code)).status).toBe(200);
    expect((await give(second.person, second.code)).problem.code).toBe('phone_taken');
    expect(await ownUser(second.person)).toMatchObject({ phoneNumber: second.person.details.phoneNumber, phoneVerified: false });
  });

  it('makes a corrected email the person’s own, and the mistyped one nobody’s', async () => {
    const { email } = newcomer();
    const person = await unverifiedPerson(world);
    await person.call(sendOtp, { body: { newEmail: email } });
    const mail = await nextMessage(world, email, 'email');
    expect(await ownUser(person), 'until it is proven').toMatchObject({ email: person.details.email, emailVerified: false });
    expect((await give(person, mail.code)).result).toEqual({ verified: 'email' });
    expect(await ownUser(person)).toMatchObject({ email, emailVerified: true });
    const signInBy = (identifier: string) => world.visitor().call(signIn, { body: { identifier, password: goodPassword } });
    expect((await signInBy(email)).status).toBe(200);
    expect((await signInBy(person.details.email)).problem.code).toBe('wrong_credentials');
  });

  it('gives an email that two people asked for to the first who proves it', async () => {
    const { email } = newcomer();
    const first = await withCode({ body: { newEmail: email } });
    await turnBack(first.person, '61 seconds');
    const second = await withCode({ body: { newEmail: email } });
    expect((await give(first.person, first.code)).status).toBe(200);
    expect((await give(second.person, second.code)).problem.code).toBe('email_taken');
    expect(await ownUser(second.person)).toMatchObject({ email: second.person.details.email, emailVerified: false });
  });

  it('replaces no email that was verified in the meantime: that takes the password', async () => {
    const { person, code } = await withCode({ body: { newEmail: newcomer().email } });
    await world.db`update account set email_verified_at = now() where id = ${person.id}`;
    expect((await give(person, code)).problem.code).toBe('code_gone');
    expect(await ownUser(person)).toMatchObject({ email: person.details.email });
  });

  it('proves only the email it went to, not one the account has since', async () => {
    const { person, code } = await withCode({ body: { email: true } });
    await world.db`update account set email = ${`new.${person.details.email}`} where id = ${person.id}`;
    expect((await give(person, code)).problem.code).toBe('code_gone');
    expect(await ownUser(person)).toMatchObject({ emailVerified: false });
  });

  it('does not count what cannot be a code', async () => {
    const { person, code } = await withCode();
    for (const typed of ['12345', '1234567', 'abcdef', '１２３４５６', '', undefined, 123_456, null, ['1']]) {
      const { problem } = await give(person, typed);
      expect(problem, String(typed)).toMatchObject({ code: 'invalid_input', errors: [{ field: 'otpCode' }] });
    }
    expect((await person.call(verifyOtp)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'otpCode' }] });
    expect((await give(person, ` ${code} `)).status).toBe(200);
  });

  it('is over after thirty tries in an hour, however many codes there were', async () => {
    const person = await unverifiedPerson(world);
    for (let tries = 0; tries < 30; tries += 1) expect((await give(person, '000000')).problem.code).toBe('code_gone');
    expect((await give(person, '000000')).problem.code).toBe('too_many_requests');
  });
});
