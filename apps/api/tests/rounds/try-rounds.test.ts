import { tryRounds } from '@waybill/contract/rounds/try-rounds';
import { expect, it } from 'vitest';
import { stopsOf, today, town } from '../support/delivery-rounds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('says which promise it breaks', async () => {
  const { business, tobi, ids } = await town(world, 2);
  const [first = '', second = ''] = ids;
  const riderId = tobi.person.id;
  const before = [{ riderId, stops: [...stopsOf(first), ...stopsOf(second)] }];
  const after = [{ riderId, stops: [...stopsOf(second), ...stopsOf(first)] }];
  const hours = [{ orderId: first, kind: 'drop-off' as const, promisedBy: new Date(Date.now() + 12 * 60_000).toISOString() }];
  const { cost } = (await business.call(tryRounds, { body: { day: today(), before, after, hours } })).result;
  expect(cost.broken[0]).toMatch(/later than promised\.$/);
});

it('costs nothing to leave all as it is, keeps nothing, and refuses a round that is none', async () => {
  const { business, tobi, ids } = await town(world, 1);
  const [orderId = ''] = ids;
  const same = [{ riderId: tobi.person.id, stops: stopsOf(orderId) }];
  const { cost, rounds } = (await business.call(tryRounds, { body: { day: today(), before: same, after: same } })).result;
  expect(cost).toEqual({ addedMinutes: 0, addedMetres: 0, words: 'It costs nothing.', broken: [], mended: [] });
  expect(rounds[0]).toMatchObject({ riderId: tobi.person.id, faults: [], roundId: null });
  expect(await world.db`select from delivery_order where rider_id is not null and carrier_id = ${business.id}`).toHaveLength(0);
  const backwards = [{ riderId: tobi.person.id, stops: stopsOf(orderId).toReversed() }];
  const refused = await business.call(tryRounds, { body: { day: today(), before: same, after: backwards } });
  expect(refused.problem.code).toBe('invalid_input');
});
