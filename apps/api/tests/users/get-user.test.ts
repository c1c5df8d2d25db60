import { getUser } from '@waybill/contract/users/get-user';
import { otherUser } from '@waybill/contract/users/user-view';
import { describe, expect, it } from 'vitest';
import { unverifiedPerson, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

describe('looking at a person', () => {
  const world = useWorld();

  it('shows people everything about themselves', async () => {
    const person = await verifiedPerson(world);
    const { result } = await person.call(getUser, { params: { uid: person.id } });
    expect(result).toMatchObject({
      relation: 'self',
      id: person.id,
      uid: person.id,
      email: person.details.email,
      phoneNumber: person.details.phoneNumber,
      city: 'Lagos',
      countryOfResidence: 'Nigeria',
      authProvider: 'password',
    });
  });

  it('shows others the public part and nothing else', async () => {
    const business = await verifiedBusiness(world);
    const looker = await verifiedPerson(world);
    await world.db`update profile set muted_users = ${[looker.id]}, referrer = 'a private friend' where user_id = ${business.id}`;
    const { result } = await looker.call(getUser, { params: { uid: business.id } });
    expect(result).toMatchObject({
      relation: 'other',
      id: business.id,
      isDispatchPartner: true,
      dispatchPartnerType: 1,
      mutedUsers: [],
      business: {
        businessName: business.details.businessName,
        workingHoursStart: { hours: 8, minutes: 0, seconds: 0 },
        workingHoursEnd: { hours: 17, minutes: 0, seconds: 0 },
        numberOfVehiclesInFleet: business.details.numberOfVehiclesInFleet,
        baseFare: null,
        currency: 'NGN',
      },
    });
    const person = await looker.call(getUser, { params: { uid: (await verifiedPerson(world)).id } });
    expect(person.result.business, 'a person has none').toBeNull();
    expect(Object.keys(result).sort()).toEqual(Object.keys(otherUser.shape).sort());
    const text = JSON.stringify(result);
    for (const secret of [business.details.businessEmail, business.details.businessPhoneNumber, 'a private friend', looker.id])
      expect(text).not.toContain(secret);
  });

  it('says to the person and to our people that somebody is suspended, and to nobody else', async () => {
    const [bayo, looker, staff] = [await verifiedPerson(world), await verifiedPerson(world), await staffMember(world)];
    const seen = async (by: typeof looker) => (await by.call(getUser, { params: { uid: bayo.id } })).result;
    const before = await seen(looker);
    await world.db`update account set blocked_at = now() where id = ${bayo.id}`;
    expect(await seen(looker)).toEqual(before);
    expect((await seen(staff)).isBlocked).toBe(true);
  });

  it('lets somebody unverified see themselves and nobody else', async () => {
    const newcomer = await unverifiedPerson(world);
    const other = await verifiedPerson(world);
    expect((await newcomer.call(getUser, { params: { uid: newcomer.id } })).status).toBe(200);
    expect((await newcomer.call(getUser, { params: { uid: other.id } })).problem.code).toBe('verification_required');
  });

  it('tells a newcomer nothing about which ids exist', async () => {
    const newcomer = await unverifiedPerson(world);
    const nobody = await newcomer.call(getUser, { params: { uid: 'usr_00000000000000000000000000' } });
    expect(nobody.problem.code).toBe('verification_required');
  });

  it('says so when there is nobody by that id, and when it is no id at all', async () => {
    const person = await verifiedPerson(world);
    const nobody = await person.call(getUser, { params: { uid: 'usr_00000000000000000000000000' } });
    expect(nobody.problem.code).toBe('not_found');
    for (const uid of ['1', 'ses_00000000000000000000000000', "usr_' or 1=1 --", 'exists', '..', '%00'])
      expect((await person.call(getUser, { params: { uid } })).status, uid).toBeOneOf([400, 404]);
  });

  it('rounds the stars to one place', async () => {
    const person = await verifiedPerson(world);
    await world.db`update profile set rating_sum = 14, rating_count = 3 where user_id = ${person.id}`;
    expect((await person.call(getUser, { params: { uid: person.id } })).result.rating).toBe(4.7);
  });
});

describe('the push token of a device', () => {
  const world = useWorld();

  const tokensOf = async (id: string) =>
    (await world.db`select token from push_token where user_id = ${id} order by token`).map((row) => row.token);

  it('is kept when people load themselves with it, once however often', async () => {
    const person = await verifiedPerson(world);
    for (const webpnt of ['laptop', 'phone', 'laptop'])
      await person.call(getUser, { params: { uid: person.id }, query: { webpnt } });
    expect(await tokensOf(person.id)).toEqual(['laptop', 'phone']);
  });

  it('moves to whoever used the device last', async () => {
    const seller = await verifiedPerson(world);
    const buyer = await verifiedPerson(world);
    await seller.call(getUser, { params: { uid: seller.id }, query: { webpnt: 'second-hand phone' } });
    await buyer.call(getUser, { params: { uid: buyer.id }, query: { webpnt: 'second-hand phone' } });
    expect(await tokensOf(seller.id)).toEqual([]);
    expect(await tokensOf(buyer.id)).toEqual(['second-hand phone']);
  });

  it('is not kept for somebody else', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    await person.call(getUser, { params: { uid: other.id }, query: { webpnt: 'a nosy device' } });
    expect([...(await tokensOf(other.id)), ...(await tokensOf(person.id))]).toEqual([]);
  });

  it('may not be endless', async () => {
    const person = await verifiedPerson(world);
    const answer = await person.call(getUser, { params: { uid: person.id }, query: { webpnt: 'x'.repeat(4097) } });
    expect(answer.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'webpnt' }] });
  });
});
