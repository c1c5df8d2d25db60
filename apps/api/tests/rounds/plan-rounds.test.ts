import { planRounds } from '@waybill/contract/rounds/plan-rounds';
import { expect, it } from 'vitest';
import { give, memberOf } from '../support/businesses.ts';
import { keptRound, parcelsInTown, plan, today } from '../support/delivery-rounds.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('plans a round over the chosen parcels and keeps nothing of it', async () => {
  const business = await checkedBusiness(world);
  const dispatcher = await memberOf(world, business, 'dispatcher');
  const tobi = await riderOnDuty(world, business, { kind: 0 });
  const deals = await parcelsInTown(world, business, 4);
  const { rounds, leftOut, plannedBy } = (
    await plan(
      dispatcher.acting,
      deals.map(({ orderId }) => orderId),
    )
  ).result;
  expect(leftOut).toEqual([]);
  expect(plannedBy).toBe('own');
  expect(rounds).toHaveLength(1);
  const [round] = rounds;
  expect(round).toMatchObject({ riderId: tobi.person.id, roundId: null, faults: [] });
  expect(round?.stops).toHaveLength(8);
  for (const { orderId } of deals)
    expect(round?.stops.filter((stop) => stop.orderId === orderId).map(({ kind }) => kind)).toEqual(['pickup', 'drop-off']);
  expect(round?.metres).toBeGreaterThan(1_000);
  const times = round?.stops.map(({ arrivesAt }) => arrivesAt) ?? [];
  expect(times).toEqual(times.toSorted());
  expect(await world.db`select from delivery_round`).toHaveLength(0);
  expect(await world.db`select from delivery_order where rider_id is not null and carrier_id = ${business.id}`).toHaveLength(0);
});

it('says what it leaves out and why', async () => {
  const business = await checkedBusiness(world);
  const tobi = await riderOnDuty(world, business, { capacityKg: 5, kind: 0 });
  const [given, heavy, late, good] = (await parcelsInTown(world, business, 4)).map(({ orderId }) => orderId);
  if (!given || !heavy || !late || !good) throw new Error('Four were made');
  await give(business, given, (await riderOnDuty(world, business, null)).person.id);
  await world.db`
    update package set weight_grams = 60000 where item_id = (select package_id from delivery_order where id = ${heavy})`;
  const closesAt = new Date(Date.now() + 60_000).toISOString();
  const answer = await business.call(planRounds, {
    body: {
      ...{ day: today(), orderIds: [given, heavy, late, good], riderIds: [tobi.person.id] },
      hours: [{ orderId: late, kind: 'drop-off', closesAt }],
    },
  });
  const { rounds, leftOut } = answer.result;
  expect(rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId))).toEqual([good, good]);
  expect(new Map(leftOut.map(({ orderId, reason }) => [orderId, reason]))).toEqual(
    new Map([
      [given, 'has_rider'],
      [heavy, 'too_large'],
      [late, 'too_late'],
    ]),
  );
  expect(leftOut.find(({ orderId }) => orderId === heavy)?.words).toBe('Nobody chosen carries 60 kg besides what they have.');
});

it('shares the parcels among those who are planned, and passes over whoever has a round or no vehicle', async () => {
  const business = await checkedBusiness(world);
  const [tobi, sunday, onFoot] = [
    await riderOnDuty(world, business, { kind: 0, capacityPlaces: 6 }),
    await riderOnDuty(world, business, { kind: 0, capacityKg: 6 }),
    await riderOnDuty(world, business, null),
  ];
  const ids = (await parcelsInTown(world, business, 3)).map(({ orderId }) => orderId);
  await keptRound(business, ids.slice(0, 1), tobi.person.id);
  const { rounds } = (await plan(business, ids.slice(1))).result;
  expect(rounds.map(({ riderId }) => riderId)).toEqual([sunday.person.id]);
  const busy = await plan(business, ids.slice(1), { riderIds: [tobi.person.id] });
  expect(busy.problem).toMatchObject({ code: 'not_on_duty', errors: [expect.objectContaining({ field: 'riderIds' })] });
  expect((await plan(business, ids.slice(1), { riderIds: [onFoot.person.id] })).status, 'asked for, a bike is assumed').toBe(200);
});

it('is refused without riders, for days that are over, and for parcels of others', async () => {
  const business = await checkedBusiness(world);
  const [deal] = await parcelsInTown(world, business, 1);
  const orderIds = [deal?.orderId ?? ''];
  expect((await plan(business, orderIds)).problem.code).toBe('not_on_duty');
  await riderOnDuty(world, business);
  expect((await plan(business, orderIds, { day: '2026-01-01' })).problem.code).toBe('invalid_input');
  const stranger = await checkedBusiness(world);
  await riderOnDuty(world, stranger);
  expect((await plan(stranger, orderIds)).problem.code).toBe('not_found');
});
