import { findRoundsFor } from '@waybill/contract/rounds/find-rounds-for';
import { expect, it } from 'vitest';
import { give } from '../support/businesses.ts';
import { inTown, keep, keptRound, parcelsInTown, wantedOf } from '../support/delivery-rounds.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('slips an express parcel into a running round, behind the door that is next, and keeps it there', async () => {
  const business = await checkedBusiness(world);
  const tobi = await riderOnDuty(world, business, { kind: 0 });
  const [first, second, express] = await parcelsInTown(world, business, 3);
  if (!first || !second || !express) throw new Error('Three were made');
  await inTown(world, express.packageId, 6);
  await keptRound(business, [first.orderId, second.orderId], tobi.person.id);
  const fetched = (await keptStops(first.orderId)) ? first : second;
  await moveTo(tobi.acting, fetched.orderId, 'PickedUp', { code: codesOf(world, fetched.orderId).pickup });
  const { rounds } = (await business.call(findRoundsFor, { query: { orderId: express.orderId } })).result;
  expect(rounds).toHaveLength(1);
  const [found] = rounds;
  if (!found) throw new Error('There is one');
  expect(found.cost.broken).toEqual([]);
  expect(found.cost.words).toMatch(/more/);
  expect(found.round.stops[0]?.orderId, 'the rider is on the way there').not.toBe(express.orderId);
  expect(found.round.stops.filter(({ orderId }) => orderId === express.orderId)).toHaveLength(2);
  expect((await keep(business, [wantedOf(found.round)])).status).toBe(200);
  expect((await business.call(findRoundsFor, { query: { orderId: express.orderId } })).problem.code).toBe('already_taken');
});

const keptStops = async (orderId: string) =>
  (await world.db`select from round_stop where order_id = ${orderId} and kind = 'pickup' and position = 0`).length === 1;

it('offers no round that it does not fit into, and nothing for what is not waiting', async () => {
  const business = await checkedBusiness(world);
  const tobi = await riderOnDuty(world, business, { kind: 0, capacityKg: 4 });
  const [first, heavy] = await parcelsInTown(world, business, 2);
  if (!first || !heavy) throw new Error('Two were made');
  await keptRound(business, [first.orderId], tobi.person.id);
  await world.db`update package set weight_grams = 9000 where item_id = ${heavy.packageId}`;
  expect((await business.call(findRoundsFor, { query: { orderId: heavy.orderId } })).result.rounds).toEqual([]);
  await give(business, heavy.orderId, tobi.person.id);
  await moveTo(tobi.acting, heavy.orderId, 'PickedUp', { code: codesOf(world, heavy.orderId).pickup });
  expect((await business.call(findRoundsFor, { query: { orderId: heavy.orderId } })).problem.code).toBe('step_not_allowed');
});
