import { randomUUID } from 'node:crypto';
import { mostInvitations } from '@waybill/contract/businesses/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Business, invite, memberOf, tokenOf } from '../support/businesses.ts';
import { nextMessage } from '../support/mailbox.ts';
import { newcomer, verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('inviting somebody to act for a business', () => {
  const world = useWorld();
  let business: Business;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });

  it('sends an SMS to a number that may have no account, with a link that nobody can guess', async () => {
    const { phoneNumber } = newcomer();
    const { result } = await invite(business, 'rider', { phoneNumber });
    const sms = await nextMessage(world, phoneNumber, 'sms');
    expect(sms.text).toContain('Swift Riders invites you to be a rider on Waybill');
    expect(sms.links).toEqual([expect.stringContaining(`/join/${tokenOf(world, result.id)}`)]);
    expect(result).toMatchObject({ role: 'rider', name: 'Tobi', sentTo: phoneNumber });
  });

  it('sends an email where there is an address', async () => {
    const { email } = newcomer();
    await invite(business, 'accountant', { phoneNumber: undefined, email });
    const mail = await nextMessage(world, email, 'email');
    expect(mail.subject).toBe('Swift Riders invites you to Waybill');
    expect(mail.text).toContain('Hello Tobi,');
  });

  it('invites once under the same key', async () => {
    const key = randomUUID();
    const { phoneNumber } = newcomer();
    const ids = await Promise.all([1, 2, 3].map(async () => (await invite(business, 'rider', { phoneNumber }, key)).result.id));
    expect(new Set(ids).size).toBe(1);
    expect((await invite(business, 'manager', { phoneNumber }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('wants one way to reach them, and a number that exists', async () => {
    expect((await invite(business, 'rider', { phoneNumber: undefined })).problem.errors[0]?.field).toBe('phoneNumber');
    expect((await invite(business, 'rider', { email: newcomer().email })).problem.errors[0]?.field).toBe('phoneNumber');
    expect((await invite(business, 'rider', { phoneNumber: '+2341111111111' })).problem.errors[0]?.field).toBe('phoneNumber');
  });

  it('lets a manager bring in riders, and nobody who would be more, nor say what they earn', async () => {
    const { acting } = await memberOf(world, business, 'manager');
    expect((await invite(acting, 'rider')).status).toBe(201);
    expect((await invite(acting, 'manager')).problem.code).toBe('forbidden');
    expect((await invite(acting, 'accountant')).problem.code).toBe('forbidden');
    expect((await invite(acting, 'rider', { sharePercent: 90 })).problem.code).toBe('forbidden');
  });

  it('is for businesses, not for people', async () => {
    expect((await invite(await verifiedPerson(world), 'rider')).problem.code).toBe('forbidden');
  });

  it('stops where too many wait for an answer', async () => {
    const other = await checkedBusiness(world);
    await world.db`
      insert into business_invitation (id, business_id, role, name, phone, invited_by, request_key, request_hash, expires_at)
      select 'inv_' || n, ${other.id}, 'rider', 'Tobi', '+234', ${other.id}, gen_random_uuid(), gen_random_uuid(), now() + interval '1 day'
      from generate_series(1, ${mostInvitations}) as n`;
    expect((await invite(other, 'rider')).problem.code).toBe('too_many_requests');
  });
});
