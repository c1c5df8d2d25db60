import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { goodPassword, newcomer, newcomerAbroad, type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

describe('sending a one-time code', () => {
  const world = useWorld();

  /** As if the last code had been asked for this long ago. */
  const longAgo = (person: { id: string }, howLong: string) =>
    world.db`update one_time_code set created_at = created_at - ${howLong}::interval where user_id = ${person.id}`;

  async function mariaFromLisbon() {
    const visitor = world.visitor();
    const details = newcomerAbroad();
    const { result } = await visitor.call(createUser, { body: details });
    visitor.actAs(result);
    return Object.assign(visitor, { details, id: result.userId });
  }

  it('texts six digits to a Nigerian, says where without saying it all, and how long they work', async () => {
    const chidi = await unverifiedPerson(world);
    const { phoneNumber } = chidi.details;
    const { status, result } = await chidi.call(sendOtp);
    expect(status).toBe(202);
    expect(result).toMatchObject({
      channel: 'sms',
      destination: `+234 ••• ••• ${phoneNumber.slice(-4)}`,
      resendAfterSeconds: 60,
    });
    const minutes = (Date.parse(result.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10.1);
    const sms = await nextMessage(world, phoneNumber, 'sms');
    expect(sms.text).toMatch(/^\d{6} is your Waybill code/);
    expect(JSON.stringify(result)).not.toContain(sms.code);
  });

  it('sends none to another address or number for a member who has not shown that it is them', async () => {
    const chidi = await unverifiedPerson(world);
    await world.db`update account set phone_verified_at = now() where id = ${chidi.id}`;
    await world.db`select pg_notify('account_status', ${chidi.id})`;
    await eventually('A member', async () => (await chidi.call(updateUser, { body: { city: 'Aba' } })).status === 200);
    const { email, phoneNumber } = newcomer();
    for (const body of [{ newEmail: email }, { newPhoneNumber: phoneNumber }])
      expect((await chidi.call(sendOtp, { body })).problem.code).toBe('confirmation_required');
  });

  it('writes to everybody else’s email', async () => {
    const maria = await mariaFromLisbon();
    const { result } = await maria.call(sendOtp);
    expect(result).toMatchObject({ channel: 'email', destination: 'c•••@mail.example' });
    expect((await nextMessage(world, maria.details.email, 'email')).subject).toMatch(/^\d{6} is your Waybill code$/);
  });

  it.each([
    ['in the address', { query: { email: 'true' } }],
    ['in the body', { body: { email: true } }],
  ])('writes to a Nigerian’s email when asked to %s', async (_, input) => {
    const chidi = await unverifiedPerson(world);
    expect((await chidi.call(sendOtp, input)).result.channel).toBe('email');
  });

  it('asks somebody without a phone for one', async () => {
    const maria = await mariaFromLisbon();
    const answer = await maria.call(sendOtp, { query: { email: 'false' } });
    expect(answer.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'newPhoneNumber' }] });
  });

  it.each([
    ['as base64 in the address', (phone: string) => ({ query: { email: 'false', newPhoneNumber: inBase64(phone) } })],
    ['in the body', (phone: string) => ({ body: { newPhoneNumber: phone } })],
  ])('goes to a corrected number given %s, and not to the mistyped one', async (_, input) => {
    const chidi = await unverifiedPerson(world);
    const { phoneNumber } = newcomer();
    expect((await chidi.call(sendOtp, input(phoneNumber))).result.destination).toContain(phoneNumber.slice(-4));
    await nextMessage(world, phoneNumber, 'sms');
    expect((await messagesTo(world, chidi.details.phoneNumber)).filter(({ channel }) => channel === 'sms')).toEqual([]);
  });

  it('refuses a number that is none, beside its field', async () => {
    const chidi = await unverifiedPerson(world);
    for (const input of [
      { body: { newPhoneNumber: '+2341' } },
      { body: { newPhoneNumber: '+999803123456' } },
      { body: { newPhoneNumber: 'call me' } },
      { query: { newPhoneNumber: inBase64('not a number') } },
      { query: { newPhoneNumber: '%%%' } },
      { query: { newPhoneNumber: inBase64('+2348031234567; drop table account') } },
    ]) {
      const { problem } = await chidi.call(sendOtp, input);
      expect(problem, JSON.stringify(input)).toMatchObject({ code: 'invalid_input', errors: [{ field: 'newPhoneNumber' }] });
    }
    expect(await world.db`select 1 from one_time_code where user_id = ${chidi.id}`).toHaveLength(0);
  });

  it('answers the same whether or not a number or an address has an account, and tells only whoever has the code', async () => {
    const ada = await verifiedPerson(world);
    const { phoneNumber, email } = ada.details;
    const welcome = await nextMessage(world, email, 'email');
    for (const [taken, free, code] of [
      [{ newPhoneNumber: phoneNumber }, { newPhoneNumber: newcomer().phoneNumber }, 'phone_taken'],
      [{ newEmail: email }, { newEmail: newcomer().email }, 'email_taken'],
    ] as const) {
      const [chidi, emeka] = [await unverifiedPerson(world), await unverifiedPerson(world)];
      const [one, other] = [await chidi.call(sendOtp, { body: taken }), await emeka.call(sendOtp, { body: free })];
      expect([one.status, Object.keys(one.result)]).toEqual([other.status, Object.keys(other.result)]);
      const sent =
        code === 'email_taken' ? await nextMessage(world, email, 'email', welcome) : await nextMessage(world, phoneNumber, 'sms');
      expect((await chidi.call(verifyOtp, { body: { otpCode: sent.code ?? '' } })).problem.code).toBe(code);
    }
  });

  it('looks at thirty of fifty numbers that one person asks about at once, and sends to one', async () => {
    const chidi = await unverifiedPerson(world);
    const ask = (phone: string) => chidi.call(sendOtp, { body: { newPhoneNumber: phone } });
    const numbers = Array.from({ length: 50 }, () => newcomer().phoneNumber);
    expect(tally(await Promise.all(numbers.map(ask)))).toEqual({ 202: 1, code_too_soon: 29, too_many_requests: 20 });
  });

  it('keeps nobody’s codes from them, however often strangers ask for their number', async () => {
    const ada = await verifiedPerson(world);
    for (let size = 0; size < 5; size += 1) {
      const stranger = await unverifiedPerson(world);
      expect((await stranger.call(sendOtp, { body: { newPhoneNumber: ada.details.phoneNumber } })).status).toBe(202);
      await longAgo(stranger, '61 seconds');
    }
    const sixth = await unverifiedPerson(world);
    expect((await sixth.call(sendOtp, { body: { newPhoneNumber: ada.details.phoneNumber } })).status).toBe(429);
    expect((await ada.call(requestPinReset)).status).toBeLessThan(300);
  });

  it('has nothing to send to somebody who is verified', async () => {
    const ada = await verifiedPerson(world);
    for (const email of [true, false])
      expect((await ada.call(sendOtp, { body: { email } })).problem.code).toBe('already_verified');
  });

  it('asks a verified person for their password before a new number may replace the old one', async () => {
    const ada = await verifiedPerson(world);
    const input = { body: { newPhoneNumber: newcomer().phoneNumber } };
    expect((await ada.call(sendOtp, input)).problem.code).toBe('confirmation_required');
    await ada.call(confirmPassword, { body: { password: goodPassword } });
    expect((await ada.call(sendOtp, input)).status).toBe(202);
  });

  it('sends another a minute later, and says how long that is', async () => {
    const chidi = await unverifiedPerson(world);
    expect((await chidi.call(sendOtp)).status).toBe(202);
    await longAgo(chidi, '50 seconds');
    const tooSoon = await chidi.call(sendOtp);
    expect(tooSoon.problem.code).toBe('code_too_soon');
    expect(tooSoon.problem.retryAfterSeconds).toBeGreaterThan(5);
    expect(tooSoon.problem.retryAfterSeconds).toBeLessThanOrEqual(10);
    expect(tooSoon.headers.get('retry-after')).toBe(String(tooSoon.problem.retryAfterSeconds));
    await longAgo(chidi, '11 seconds');
    expect((await chidi.call(sendOtp)).status).toBe(202);
  });

  it('sends five an hour, whatever they are for and wherever they go', async () => {
    const chidi = await unverifiedPerson(world);
    const inputs = [
      {},
      { body: { email: true } },
      { body: { newPhoneNumber: newcomer().phoneNumber } },
      {},
      { body: { email: true } },
    ];
    for (const input of inputs) {
      expect((await chidi.call(sendOtp, input)).status).toBe(202);
      await longAgo(chidi, '61 seconds');
    }
    const sixth = await chidi.call(sendOtp);
    expect(sixth.problem.code).toBe('too_many_requests');
    expect(sixth.problem.retryAfterSeconds).toBeGreaterThan(0);
    await longAgo(chidi, '1 hour');
    expect((await chidi.call(sendOtp)).status).toBe(202);
  });

  it('sends one, however often it is asked for at the same moment', async () => {
    const chidi = await unverifiedPerson(world);
    expect(tally(await atOnce(10, () => chidi.call(sendOtp)))).toEqual({ 202: 1, code_too_soon: 9 });
  });

  it('does not let many accounts together flood one number', async () => {
    const crowd: Person[] = [];
    for (let size = 0; size < 5; size += 1) crowd.push(await unverifiedPerson(world));
    const { phoneNumber } = newcomer();
    const answers = await atOnce(5, async (index) => {
      const member = crowd[index];
      if (!member) throw new Error('unreachable');
      return member.call(sendOtp, { body: { newPhoneNumber: phoneNumber } });
    });
    expect(tally(answers)).toEqual({ 202: 1, code_too_soon: 4 });
  });
});
