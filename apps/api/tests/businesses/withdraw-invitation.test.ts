import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { withdrawInvitation } from '@waybill/contract/businesses/withdraw-invitation';
import { expect, it } from 'vitest';
import { invite, memberOf, tokenOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const withdraw = (by: Visitor, invitationId: string) => by.call(withdrawInvitation, { params: { invitationId } });

it('ends a link; taken back twice it is taken back once', async () => {
  const business = await checkedBusiness(world);
  const { id } = (await invite(business, 'rider')).result;
  expect((await withdraw(business, id)).status).toBe(204);
  expect((await withdraw(business, id)).status).toBe(204);
  const late = await (await verifiedPerson(world)).call(acceptInvitation, { params: { token: tokenOf(world, id) } });
  expect(late.problem.code).toBe('link_gone');
});

it('is not for other businesses, and for managers only where they may invite', async () => {
  const business = await checkedBusiness(world);
  const manager = await memberOf(world, business, 'manager');
  const { id } = (await invite(business, 'accountant')).result;
  expect((await withdraw(await checkedBusiness(world), id)).problem.code).toBe('not_found');
  expect((await withdraw(manager.acting, id)).problem.code).toBe('forbidden');
  expect((await withdraw(manager.acting, (await invite(business, 'rider')).result.id)).status).toBe(204);
});
