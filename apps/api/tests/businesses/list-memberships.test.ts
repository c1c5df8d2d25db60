import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('says for whom somebody acts, and as what', async () => {
  const business = await checkedBusiness(world);
  const { person } = await memberOf(world, business, 'dispatcher');
  expect((await person.call(listMemberships)).result.items).toEqual([
    expect.objectContaining({ businessId: business.id, businessName: 'Swift Riders', role: 'dispatcher' }),
  ]);
  expect((await (await verifiedPerson(world)).call(listMemberships)).result.items).toEqual([]);
});
