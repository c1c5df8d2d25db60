import { listInvitations } from '@waybill/contract/businesses/list-invitations';
import { expect, it } from 'vitest';
import { invite, memberOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('shows what waits for an answer, newest first and a page at a time', async () => {
  const business = await checkedBusiness(world);
  await memberOf(world, business, 'rider');
  const names = ['Ada', 'Bola', 'Chike'];
  for (const name of names) await invite(business, 'rider', { name });
  await world.db`update business_invitation set expires_at = now() where name = 'Bola'`;
  const first = (await business.call(listInvitations, { query: { limit: 1 } })).result;
  expect(first.items.map(({ name }) => name)).toEqual(['Chike']);
  const next = (await business.call(listInvitations, { query: { limit: 1, cursor: first.nextCursor } })).result;
  expect(next).toMatchObject({ items: [{ name: 'Ada' }], nextCursor: null });
});
