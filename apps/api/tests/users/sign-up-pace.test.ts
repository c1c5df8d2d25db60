import { sendOtp } from '@waybill/contract/identity/send-otp';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { nextMessage } from '../support/mailbox.ts';
import { newBusiness, newcomer } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('signing up from an address that many share', () => {
  const world = useWorld();
  const headers = { 'x-forwarded-for': '203.0.113.50' };
  const behind = () => world.visitor({ headers });
  const join = (details = newcomer(), visitor = behind()) => visitor.call(createUser, { body: details });

  beforeEach(async () => {
    await world.db`delete from rate_limit`;
  });

  it('lets more than twenty in within the hour', async () => {
    expect(tally(await atOnce(25, () => join()))).toEqual({ 201: 25 });
  });

  it('stops at a hundred whom nobody has proven, and goes on as they prove their phones', async () => {
    const visitor = behind();
    const details = newcomer();
    const { result } = await join(details, visitor);
    visitor.actAs(result);
    await world.db`update rate_limit set count = 99 where window_ends_at > now() + interval '10 minutes' and count = 1`;
    await world.db`delete from rate_limit where count = 1`;
    expect(tally(await atOnce(4, () => join()))).toEqual({ 201: 1, too_many_requests: 3 });

    await world.db`update rate_limit set count = 100 where count > 100`;
    await visitor.call(sendOtp);
    const { code } = await nextMessage(world, details.phoneNumber, 'sms');
    expect((await visitor.call(verifyOtp, { body: { otpCode: code ?? '' } })).status).toBe(200);
    expect((await join()).status).toBe(201);
    expect((await join()).problem.code).toBe('too_many_requests');
  });

  it('is told thirty times an hour that an email or a phone has an account, then nothing any more', async () => {
    const ada = newcomer();
    expect((await join(ada, world.visitor())).status).toBe(201);
    await world.db`delete from rate_limit`;
    expect((await join({ ...newcomer(), email: ada.email })).problem.code).toBe('email_taken');
    const [{ count } = { count: 0 }] = await world.db<{ count: number }[]>`
      select count(*)::int from rate_limit where window_ends_at > now() + interval '2 hours'`;
    expect(count, 'one counter for the day').toBe(1);
    await world.db`update rate_limit set count = 30 where window_ends_at > now() + interval '2 hours'`;
    await world.db`update rate_limit set count = 30 where count = 1 and window_ends_at <= now() + interval '2 hours'`;
    const business = { ...newBusiness(), businessPhoneNumber: ada.phoneNumber };
    for (const answer of [
      await join({ ...newcomer(), phoneNumber: ada.phoneNumber }),
      await behind().call(createDispatchPartner, { body: business }),
    ])
      expect(answer.problem.code).toBe('too_many_requests');
    expect((await join({ ...newcomer(), username: ada.username })).problem.code).toBe('username_taken');
    expect((await join()).status, 'whoever takes nothing of anybody is let in').toBe(201);
  });

  it('tries one email or one phone ten times an hour', async () => {
    const { email } = newcomer();
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await join({ ...newcomer(), email, password: 'password' }));
    expect(tally(answers)).toEqual({ password_common: 10, too_many_requests: 1 });
  });
});
