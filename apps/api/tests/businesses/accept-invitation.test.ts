import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { removeMember } from '@waybill/contract/businesses/remove-member';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Business, invite, memberOf, tokenOf } from '../support/businesses.ts';
import { unverifiedPerson, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('saying yes to an invitation', () => {
  const world = useWorld();
  let business: Business;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });

  async function newToken(by: Visitor = business): Promise<string> {
    return tokenOf(world, (await invite(by, 'rider', { sharePercent: 70 })).result.id);
  }
  const accept = (who: Visitor, token: string) => who.call(acceptInvitation, { params: { token } });

  it('makes somebody a member, once, however often it is said', async () => {
    const token = await newToken();
    const tobi = await verifiedPerson(world);
    const answers = await Promise.all([accept(tobi, token), accept(tobi, token), accept(tobi, token)]);
    for (const { result } of answers)
      expect(result).toMatchObject({ businessId: business.id, businessName: 'Swift Riders', role: 'rider', sharePercent: 70 });
    expect((await tobi.call(listMemberships)).result.items).toHaveLength(1);
  });

  it('is for one person: who comes second finds the link gone', async () => {
    const token = await newToken();
    const both = await Promise.all([verifiedPerson(world), verifiedPerson(world)]);
    const answers = await Promise.all(both.map((who) => accept(who, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('is refused to whoever acts for a business already, with its name', async () => {
    const { person } = await memberOf(world, business, 'rider');
    expect((await accept(person, await newToken())).problem).toMatchObject({ code: 'already_member' });
    const other = await checkedBusiness(world);
    expect((await accept(person, await newToken(other))).problem.detail).toContain('Swift Riders');
  });

  it('lets somebody join one of two businesses that invite at the same moment', async () => {
    const tobi = await verifiedPerson(world);
    const tokens = [await newToken(), await newToken(await checkedBusiness(world))];
    const answers = await Promise.all(tokens.map((token) => accept(tobi, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is over once the manager who sent it was let go', async () => {
    const manager = await memberOf(world, business, 'manager');
    const token = tokenOf(world, (await invite(manager.acting, 'rider')).result.id);
    await business.call(removeMember, { params: { userId: manager.person.id } });
    expect((await accept(await verifiedPerson(world), token)).problem.code).toBe('link_gone');
  });

  it('does not let somebody back in by an older link than the day they were let go; a new one does', async () => {
    const older = await newToken();
    const { person } = await memberOf(world, business, 'rider');
    await business.call(removeMember, { params: { userId: person.id } });
    expect((await accept(person, older)).problem.code).toBe('link_gone');
    expect((await accept(person, await newToken())).status).toBe(200);
  });

  it('is for people who have proven who they are, and neither for businesses nor for our own people', async () => {
    const token = await newToken();
    expect((await accept(await unverifiedPerson(world), token)).problem.code).toBe('verification_required');
    expect((await accept(await verifiedBusiness(world), token)).problem.code).toBe('forbidden');
    const staff = await verifiedPerson(world);
    await makeStaff(world, staff);
    expect((await accept(staff, token)).problem.code).toBe('forbidden');
    expect((await accept(business, token)).problem.code).toBe('forbidden');
  });
});
