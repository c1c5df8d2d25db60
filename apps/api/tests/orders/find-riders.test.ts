import { findRiders } from '@waybill/contract/orders/find-riders';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { distanceKm } from '@waybill/contract/places/distance';
import { updateUser } from '@waybill/contract/users/update-user';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { onTheMap } from '../../src/modules/orders/express/mercator.ts';
import { findNearest, roughly } from '../../src/modules/orders/express/nearest-riders.ts';
import { mostLookedAt } from '../../src/modules/orders/storage/riders.ts';
import { newId } from '../../src/platform/ids.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { clearStreets, goOnDuty, northOfYaba, riderAt } from '../support/riders.ts';
import { checkedBusiness, lisbon, sendParcel, traveller, yaba } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const find = (person: Visitor, query: Record<string, unknown> = {}) =>
  person.call(findRiders, { query: { pickupAddressJson: JSON.stringify(yaba), ...query } });
const idsFor = async (person: Visitor, query: Record<string, unknown> = {}) =>
  (await find(person, query)).result.riders.map(({ id }) => id);

beforeEach(() => clearStreets(world));

describe('riders near a pickup', () => {
  it('come nearest first, with how far they are and never where', async () => {
    const [far, near, tooFar] = [await riderAt(world, 7.04), await riderAt(world, 2.5), await riderAt(world, 25.2)];
    const { riders } = (await find(await verifiedPerson(world))).result;
    expect(riders.map(({ id, distanceKm, minutesAway }) => [id, distanceKm, minutesAway])).toEqual([
      [near.id, 2.3, 8],
      [far.id, 6.7, 23],
    ]);
    expect(riders[0]).toEqual({
      id: near.id,
      username: near.details.username,
      fullName: near.details.fullName,
      profilePicture: null,
      isDispatchPartner: false,
      isStaff: false,
      isIdentityChecked: true,
      rating: 0,
      numberOfDeliveries: 0,
      dispatchMode: 0,
      distanceKm: 2.3,
      minutesAway: 8,
      baseFare: null,
      currency: 'NGN',
      price: null,
    });
    expect(riders.some(({ id }) => id === tooFar.id)).toBe(false);
    expect(await idsFor(await verifiedPerson(world), { pickupAddressJson: JSON.stringify(lisbon) })).toEqual([]);
  });

  it('tell nobody the house they stand at, from however many places one asks', async () => {
    const rider = await traveller(world);
    const stand = (latitude: number, longitude: number) =>
      rider.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude, longitude } });
    const person = await verifiedPerson(world);
    const seen = async () => {
      const answers: unknown[] = [];
      for (const [north, east] of [
        [0, 0],
        [0.03, 0.02],
        [-0.02, 0.04],
        [0.2249, 0],
      ] as const) {
        const pickup = { ...yaba, latitude: 6.5 + north, longitude: 3.37 + east };
        answers.push((await find(person, { pickupAddressJson: JSON.stringify(pickup) })).result.riders);
      }
      return answers;
    };
    await stand(6.4962, 3.3741);
    const here = await seen();
    await stand(6.5048, 3.3655);
    expect(await seen(), 'more than a kilometre away').toEqual(here);
    await stand(6.5148, 3.3655);
    expect(await seen()).not.toEqual(here);
  });

  it('say what they begin at, if they have said so', async () => {
    const business = await checkedBusiness(world);
    await business.call(updateUser, {
      body: { baseFare: 1200, workingHoursStart: { hours: 0, minutes: 0 }, workingHoursEnd: { hours: 0, minutes: 0 } },
    });
    await goOnDuty(business, 1, 2);
    const { riders } = (await find(await verifiedPerson(world))).result;
    expect(riders).toEqual([
      expect.objectContaining({ id: business.id, baseFare: 1200, currency: 'NGN', isDispatchPartner: true }),
    ]);
  });

  it('travel as was asked for, if something was', async () => {
    const [bike, van] = [await riderAt(world, 1, 0), await riderAt(world, 2, 2)];
    const person = await verifiedPerson(world);
    expect(await idsFor(person)).toEqual([bike.id, van.id]);
    expect(await idsFor(person, { dispatchMode: 2 })).toEqual([van.id]);
    expect(await idsFor(person, { dispatchMode: 1 })).toEqual([]);
    expect((await find(person, { dispatchMode: 7 })).problem.code).toBe('invalid_input');
  });

  it('are not oneself, nor whoever one has muted or was muted by', async () => {
    const [me, muted, muting, other] = [
      await riderAt(world, 1),
      await riderAt(world, 1),
      await riderAt(world, 1),
      await riderAt(world, 3),
    ];
    await me.call(updateUser, { body: { mutedUserId: muted.id } });
    await muting.call(updateUser, { body: { mutedUserId: me.id } });
    expect(await idsFor(me)).toEqual([other.id]);
  });

  it('are checked, not suspended, and not silent for ten minutes', async () => {
    const [unchecked, suspended, silent, fine] = [
      await riderAt(world, 1),
      await riderAt(world, 1),
      await riderAt(world, 1),
      await riderAt(world, 3),
    ];
    await world.db`update profile set kyc_status = 3 where user_id = ${unchecked.id}`;
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    await world.db`update carrier_duty set positioned_at = now() - interval '11 minutes' where user_id = ${silent.id}`;
    expect(await idsFor(await verifiedPerson(world))).toEqual([fine.id]);
  });

  it('are within their working hours, also when they went on duty before these ended', async () => {
    const business = await checkedBusiness(world);
    const hours = (start: number, end: number) => world.db`
      update dispatch_business
      set working_hours_start = (date_trunc('minute', now() at time zone 'Africa/Lagos') + make_interval(hours => ${start}))::time,
          working_hours_end = (date_trunc('minute', now() at time zone 'Africa/Lagos') + make_interval(hours => ${end}))::time
      where user_id = ${business.id}`;
    await hours(-2, 2);
    await goOnDuty(business);
    const person = await verifiedPerson(world);
    expect(await idsFor(person)).toEqual([business.id]);
    await hours(-5, -1);
    expect(await idsFor(person)).toEqual([]);
  });

  it('are not those who carry five parcels already', async () => {
    const [rider, sender] = [await riderAt(world, 1), await personWithMoney(world, { NGN: 40_000 })];
    for (let number = 0; number < 5; number += 1) {
      expect(await idsFor(sender), `with ${number}`).toEqual([rider.id]);
      const { id: packageId } = (await sendParcel(sender)).result;
      await world.db`insert into delivery_order ${world.db({
        id: newId('order'),
        trackingId: `ABCDEFGH${number + 2}`,
        packageId,
        senderId: sender.id,
        carrierId: rider.id,
        askedBy: 'carrier',
        isBooking: false,
        isExpress: false,
        status: 1 + (number % 3),
        currency: 'NGN',
        feeMinor: 600_000,
        routeFrom: 'Yaba, Lagos',
        routeTo: 'Wuse, Abuja',
      })}`;
    }
    expect(await idsFor(sender)).toEqual([]);
    await world.db`update delivery_order set status = 5 where carrier_id = ${rider.id} and tracking_id = 'ABCDEFGH2'`;
    expect(await idsFor(sender)).toEqual([rider.id]);
  });
});

/** People who exist as far as a search for riders cares. */
async function populate(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('user'));
  await world.db`
    insert into account (id, username, email, country_code, auth_provider)
    select id, lower(id), lower(id) || '@mail.example', 'GH', 'oidc' from unnest(${ids}::text[]) as made(id)`;
  await world.db`
    insert into profile (user_id, full_name, country_name, kyc_status)
    select id, 'A rider', 'Ghana', 1 from unnest(${ids}::text[]) as made(id)`;
  return ids;
}

describe('the nearest', () => {
  it('are those that a look at everybody’s distance finds, wherever on earth', async () => {
    const ids = await populate(60);
    // Whole numbers of metres and hundredths of degrees: doubles would mostly be tiny or huge.
    const between = (most: number) => fc.integer({ min: -most, max: most });
    const around = fc.record({ latitude: between(7_800), longitude: between(17_800) });
    const away = fc.record({ north: between(30_000), east: between(30_000) });
    await fc.assert(
      fc.asyncProperty(
        around,
        fc.array(away, { minLength: 45, maxLength: 60 }),
        fc.constantFrom({ riders: 5, km: 5 }, { riders: 10, km: 12 }, { riders: 20, km: 25 }),
        async (hundredths, steps, { riders, km }) => {
          const center = { latitude: hundredths.latitude / 100, longitude: hundredths.longitude / 100 };
          const spots = steps.map(({ north, east }) => ({
            latitude: center.latitude + north / 111_200,
            longitude: center.longitude + east / 111_200 / Math.cos((center.latitude * Math.PI) / 180),
          }));
          await clearStreets(world);
          const rows = spots.map((spot, index) => ({ id: ids[index] ?? '', ...spot, ...onTheMap(spot) }));
          await world.db`
            insert into carrier_duty (user_id, is_on_duty, dispatch_mode, latitude, longitude, spot, positioned_at)
            select id, true, 0, latitude, longitude, point(x, y), now()
            from jsonb_to_recordset(${world.db.json(rows)}) as rows(id text, latitude float8, longitude float8, x float8, y float8)
            on conflict (user_id) do update set is_on_duty = true, latitude = excluded.latitude, longitude = excluded.longitude,
              spot = excluded.spot, positioned_at = now()`;
          const found = await findNearest(world.db, { senderId: 'nobody', around: center, km, riders });
          const expected = spots
            .map((spot) => ({ exact: distanceKm(spot, center), shown: distanceKm(roughly(spot), center) }))
            .filter(({ shown }) => shown <= km)
            .sort((one, other) => one.exact - other.exact)
            .slice(0, riders)
            .map(({ shown }) => shown);
          expect(found.map((rider) => rider.km)).toEqual(expected.sort((one, other) => one - other));
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['the north pole', { latitude: 90, longitude: 0 }],
    ['the south pole', { latitude: -90, longitude: 180 }],
    ['the edge of the map', { latitude: 0, longitude: -180 }],
  ])('is a question that has an answer at %s', async (_, spot) => {
    await riderAt(world, 1);
    const pickup = { ...yaba, ...spot };
    expect(await idsFor(await verifiedPerson(world), { pickupAddressJson: JSON.stringify(pickup) })).toEqual([]);
  });

  it('is looked for among so many around a place and no more, however many cannot be rung', async () => {
    const far = await riderAt(world, 9);
    const ids = await populate(mostLookedAt);
    const { x, y } = onTheMap(northOfYaba(1));
    await world.db`
      insert into carrier_duty (user_id, is_on_duty, dispatch_mode, latitude, longitude, spot, positioned_at)
      select id, true, 0, ${northOfYaba(1).latitude}, ${yaba.longitude}, point(${x}, ${y}), now() - interval '11 minutes'
      from unnest(${ids}::text[]) as made(id)`;
    const person = await verifiedPerson(world);
    expect(await idsFor(person)).toEqual([]);
    await world.db`update carrier_duty set is_on_duty = false where user_id = ${ids[0] ?? ''}`;
    expect(await idsFor(person)).toEqual([far.id]);
  });

  it('is measured from where one asks', async () => {
    const [one, other] = [await riderAt(world, 1), await riderAt(world, 4)];
    const pickup = { ...yaba, ...northOfYaba(5) };
    expect(await idsFor(await verifiedPerson(world), { pickupAddressJson: JSON.stringify(pickup) })).toEqual([other.id, one.id]);
  });
});
