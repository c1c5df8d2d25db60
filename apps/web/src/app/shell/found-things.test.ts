import { spellTrackingId, trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { expect, it } from 'vitest';
import { groupsOf, trackingOf } from './found-things.ts';
import { recentlyFound, rememberFound } from './recently-found.ts';

const nothing = { people: [], orders: [], parcels: [], receivers: [], transactions: [], chats: [] };

it('offers to follow any parcel whose number was typed, and nothing for what is none', () => {
  const id = trackingIdFrom([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(trackingOf(spellTrackingId(id).toLowerCase())).toMatchObject({ to: `/track/${id}` });
  expect(trackingOf('wallet')).toBeUndefined();
});

it('leads a receiver to the order of the last parcel, or to the parcel itself', () => {
  const receiver = { fullName: 'Halima Yusuf', packageId: 'pkg_1', itemType: 1, dropOff: 'Wuse, Abuja' };
  const [group] = groupsOf({ ...nothing, receivers: [{ ...receiver, orderId: 'ord_1' }] }, new Date());
  expect(group?.things).toMatchObject([{ detail: 'Last parcel to Wuse', popup: 'OrderDetails', params: { orderId: 'ord_1' } }]);
  const [other] = groupsOf({ ...nothing, receivers: [{ ...receiver, orderId: null }] }, new Date());
  expect(other?.things).toMatchObject([{ to: '/timeline/post/1/pkg_1' }]);
});

it('leaves out kinds of which nothing was found', () => {
  expect(groupsOf(nothing, new Date())).toEqual([]);
});

it('remembers the last four that were opened, each once and for one person only', () => {
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) rememberFound('usr_1', { key, label: key, detail: '', to: `/${key}` });
  expect(recentlyFound('usr_1').map(({ key }) => key)).toEqual(['e', 'd', 'a', 'c']);
  expect(recentlyFound('usr_2')).toEqual([]);
});
