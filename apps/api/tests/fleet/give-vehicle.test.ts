import { takeBackVehicle } from '@waybill/contract/fleet/take-back-vehicle';
import { beforeAll, describe, expect, it } from 'vitest';
import { notified } from '../notifications/rows.ts';
import { atOnce } from '../support/at-once.ts';
import { type Business, type Member, memberOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { addBike, hand } from '../support/fleet.ts';
import { openStream } from '../support/streams.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('giving a vehicle to a rider', () => {
  let business: Business;
  let [ada, bola] = [{} as Member, {} as Member];
  beforeAll(async () => {
    business = await checkedBusiness(world);
    [ada, bola] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
  });
  const holders = async (vehicleIds: readonly string[]) =>
    (
      await world.db`select vehicle_id, rider_id from vehicle_holding
        where vehicle_id = any(${[...vehicleIds]}) and ended_at is null order by vehicle_id`
    ).map(({ vehicleId, riderId }) => [vehicleId, riderId]);

  it('says who gave it to whom, and tells them', async () => {
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const { id, plate } = (await addBike(business)).result;
    const stream = await openStream(ada.person.session.accessToken, { origin: world.node.origin });
    const { result } = await hand(dispatcher.acting, id, ada.person.id);
    expect(result.rider).toMatchObject({ userId: ada.person.id, name: ada.person.details.fullName });
    await eventually('The rider’s open page hears', async () =>
      stream.messages.some(({ event }) => event?.type === 'fleet.changed' && event.businessId === business.id),
    );
    stream.leave();
    const told = await notified(ada.person, 'vehicleGiven');
    expect(told.Message).toContain(plate);
    const [row] = await world.db`select given_by from vehicle_holding where vehicle_id = ${id}`;
    expect(row?.givenBy).toBe(dispatcher.person.id);
  });

  it('takes it from whoever had it, and the rider’s other one back', async () => {
    const [one, other] = [(await addBike(business)).result.id, (await addBike(business)).result.id];
    await hand(business, one, ada.person.id);
    await hand(business, other, bola.person.id);
    await hand(business, one, bola.person.id);
    expect(await holders([one, other])).toEqual([[one, bola.person.id]]);
    await hand(business, one, bola.person.id);
    const [count] = await world.db`select count(*)::int as times from vehicle_holding where vehicle_id = ${one}`;
    expect(count?.times, 'given twice, given once').toBe(2);
  });

  it('ends with one rider a vehicle however many give at a time', async () => {
    const bikes = [(await addBike(business)).result.id, (await addBike(business)).result.id];
    const riders = [ada.person.id, bola.person.id];
    const answers = await atOnce(8, (index) => hand(business, bikes[index % 2] ?? '', riders[(index >> 1) % 2] ?? ''));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const held = await holders(bikes);
    expect(new Set(held.map(([, riderId]) => riderId)).size).toBe(held.length);
  });

  it('is refused for whoever does not ride for the business, and for vehicles of others', async () => {
    const accountant = await memberOf(world, business, 'accountant');
    const { id } = (await addBike(business)).result;
    for (const person of [accountant.person, await checkedBusiness(world)])
      expect((await hand(business, id, person.id)).problem).toMatchObject({ code: 'not_found', errors: [{ field: 'riderId' }] });
    const elsewhere = (await addBike(await checkedBusiness(world))).result.id;
    expect((await hand(business, elsewhere, ada.person.id)).problem.code).toBe('not_found');
    expect((await business.call(takeBackVehicle, { params: { vehicleId: elsewhere } })).problem.code).toBe('not_found');
  });
});
