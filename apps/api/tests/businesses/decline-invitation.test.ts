import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { declineInvitation } from '@waybill/contract/businesses/decline-invitation';
import { listInvitations } from '@waybill/contract/businesses/list-invitations';
import { expect, it } from 'vitest';
import { invite, tokenOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('ends an invitation for whoever has its link, signed in or not, and for good', async () => {
  const business = await checkedBusiness(world);
  const params = { token: tokenOf(world, (await invite(business, 'rider')).result.id) };
  expect((await world.visitor().call(declineInvitation, { params })).status).toBe(204);
  expect((await business.call(listInvitations)).result.items).toEqual([]);
  expect((await (await verifiedPerson(world)).call(acceptInvitation, { params })).problem.code).toBe('link_gone');
  expect((await world.visitor().call(declineInvitation, { params })).problem.code).toBe('link_gone');
});
