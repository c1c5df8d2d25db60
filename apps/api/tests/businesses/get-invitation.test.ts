import { getInvitation } from '@waybill/contract/businesses/get-invitation';
import { expect, it } from 'vitest';
import { invite, memberOf, tokenOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('tells whoever has the link which business invites, who of it, and as what', async () => {
  const business = await checkedBusiness(world);
  const manager = await memberOf(world, business, 'manager');
  const { id } = (await invite(manager.acting, 'rider', { name: 'Amaka' })).result;
  const { result } = await world.visitor().call(getInvitation, { params: { token: tokenOf(world, id) } });
  expect(result).toMatchObject({
    businessId: business.id,
    businessName: 'Swift Riders',
    isIdentityChecked: true,
    invitedBy: 'Chidi',
    name: 'Amaka',
    role: 'rider',
    sharePercent: null,
  });
});

it('calls a link gone that we did not make, that has expired, and whose business is suspended', async () => {
  const business = await checkedBusiness(world);
  const { id } = (await invite(business, 'rider')).result;
  const look = (token: string) => world.visitor().call(getInvitation, { params: { token } });
  expect((await look(`${tokenOf(world, id)}x`)).problem.code).toBe('link_gone');
  await world.db`update account set blocked_at = now() where id = ${business.id}`;
  expect((await look(tokenOf(world, id))).problem.code).toBe('link_gone');
  await world.db`update account set blocked_at = null where id = ${business.id}`;
  expect((await look(tokenOf(world, id))).status).toBe(200);
  await world.db`update business_invitation set expires_at = now() where id = ${id}`;
  expect((await look(tokenOf(world, id))).problem.code).toBe('link_gone');
});
