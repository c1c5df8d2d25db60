import { suggestRiders } from '@waybill/contract/board/suggest-riders';
import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { checkedBusiness, yaba } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const at = (rider: Visitor, latitude: number) => rider.call(reportPosition, { body: { latitude, longitude: yaba.longitude } });

it('ranks the riders on duty by travel time to the parcel, and says why not the others', async () => {
  const business = await checkedBusiness(world);
  const [near, far, unseen] = [
    await riderOnDuty(world, business),
    await riderOnDuty(world, business),
    await riderOnDuty(world, business),
  ];
  const off = await memberOf(world, business, 'rider');
  const onFoot = await riderOnDuty(world, business, null);
  const small = await riderOnDuty(world, business, { capacityKg: 2 });
  const dispatcher = await memberOf(world, business, 'dispatcher');
  const { orderId } = await businessDeal(world, business);
  expect((await at(near.acting, yaba.latitude + 0.01)).status, 'on duty for it, with nothing to carry').toBe(204);
  await at(far.acting, yaba.latitude + 0.1);
  expect((await at(off.acting, yaba.latitude)).problem.code).toBe('not_on_duty');
  const { riders, others } = (await dispatcher.acting.call(suggestRiders, { query: { orderId } })).result;
  expect(riders.map(({ riderId }) => riderId)).toEqual([near.person.id, far.person.id, unseen.person.id]);
  expect(riders[0]?.reason).toMatch(/^\d minutes away by car, with room for 30 kg; has nothing to do\.$/);
  expect(riders[2]).toMatchObject({ minutes: null, reason: expect.stringMatching(/^On duty; we do not know how far away/) });
  expect(new Map(others.map(({ riderId, why }) => [riderId, why]))).toEqual(
    new Map([
      [off.person.id, 'off-duty'],
      [onFoot.person.id, 'no-vehicle'],
      [small.person.id, 'no-room'],
    ]),
  );
});

it('passes over whoever has it or said no, and counts what somebody carries', async () => {
  const business = await checkedBusiness(world);
  const [tobi, sunday] = [await riderOnDuty(world, business), await riderOnDuty(world, business)];
  const [first, second] = [await businessDeal(world, business), await businessDeal(world, business)];
  await give(business, first.orderId, tobi.person.id);
  await give(business, second.orderId, sunday.person.id);
  await sunday.acting.call(answerAssignment, {
    params: { id: second.orderId },
    body: { answer: 'declined', reason: 'Flat tyre' },
  });
  const suggest = async (orderId: string) => (await business.call(suggestRiders, { query: { orderId } })).result;
  expect(await suggest(second.orderId)).toMatchObject({
    riders: [{ riderId: tobi.person.id, reason: expect.stringMatching(/with room for 27\.5 kg; has one parcel\.$/) }],
    others: [{ riderId: sunday.person.id, why: 'said-no', reason: 'Said no: Flat tyre' }],
  });
  expect((await suggest(first.orderId)).others).toEqual([expect.objectContaining({ riderId: tobi.person.id, why: 'has-it' })]);
});

it('is nothing to ask about what is over, or is somebody else’s', async () => {
  const business = await checkedBusiness(world);
  const { orderId } = await businessDeal(world, business, 'PickedUp');
  await moveTo(business, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
  expect((await business.call(suggestRiders, { query: { orderId } })).problem.code).toBe('step_not_allowed');
  const stranger = await checkedBusiness(world);
  expect((await stranger.call(suggestRiders, { query: { orderId } })).problem.code).toBe('not_found');
});
