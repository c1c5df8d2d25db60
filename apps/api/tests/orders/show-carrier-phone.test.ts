import { showCarrierPhone } from '@waybill/contract/orders/show-carrier-phone';
import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { codesOf, type Deal, dealAt, moveTo, orderOf } from '../support/orders.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const trackingIdOf = async ({ sender, orderId }: Deal) => (await orderOf(sender, orderId)).trackingId;
const ask = (trackingId: string, code: string) =>
  world.visitor().call(showCarrierPhone, { params: { trackingId }, body: { code } });
const wrongFor = (orderId: string) => (codesOf(world, orderId).handover === '111111' ? '222222' : '111111');

it('gives the receiver the carrier’s number for the code from their message, while the parcel is on its way', async () => {
  const deal = await dealAt(world, 'Accepted');
  const trackingId = await trackingIdOf(deal);
  const { pickup, handover } = codesOf(world, deal.orderId);
  expect((await ask(trackingId, handover)).problem.code, 'before the pickup').toBe('step_not_allowed');
  await moveTo(deal.carrier, deal.orderId, 'PickedUp', { code: pickup });
  const { phoneNumber } = (await ask(trackingId, handover)).result;
  expect(phoneNumber).toBe((await orderOf(deal.sender, deal.orderId)).carrierPhoneNumber);
  expect((await ask(trackingId, wrongFor(deal.orderId))).problem).toMatchObject({
    code: 'code_wrong',
    errors: [{ field: 'code' }],
  });
  await moveTo(deal.carrier, deal.orderId, 'Delivered', { code: handover });
  expect((await ask(trackingId, handover)).problem.code, 'after the handover').toBe('step_not_allowed');
});

it('lets nobody guess: ten wrong codes a day for one parcel, whatever they were typed for; right ones do not count', async () => {
  const deal = await dealAt(world, 'InTransit');
  const trackingId = await trackingIdOf(deal);
  const { handover } = codesOf(world, deal.orderId);
  for (let round = 0; round < 12; round += 1) expect((await ask(trackingId, handover)).status).toBe(200);
  const wrong = { code: wrongFor(deal.orderId) };
  const first = await atOnce(6, () => world.visitor().call(stopMessages, { params: { trackingId }, body: wrong }));
  const then = await atOnce(14, () => ask(trackingId, wrong.code));
  expect([tally(first), tally(then)]).toEqual([{ code_wrong: 6 }, { code_wrong: 4, code_resting: 10 }]);
  expect((await ask(trackingId, handover)).problem.code).toBe('code_resting');
});
