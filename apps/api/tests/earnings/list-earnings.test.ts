import { listEarnings } from '@waybill/contract/earnings/list-earnings';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { type Business, type Member, memberOf } from '../support/businesses.ts';
import { moveTo } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { delivered, leaveAtDoor, ridden, rideWith, setRule, theseDays } from './riding.ts';

const world = useWorld({ ROLES: 'http' });

let business: Business;
let first: Member;
let second: Member;
let accountant: Member;
beforeAll(async () => {
  business = await checkedBusiness(world);
  await setRule(business, 50);
  [first, second] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider', { sharePercent: 70 })];
  accountant = await memberOf(world, business, 'accountant');
  await rideWith(world, business, first, 'KJA-512-QA');
  for (const rider of [first, first, second]) await delivered(world, business, rider);
  const { orderId, sender } = await ridden(world, business, second);
  await leaveAtDoor(world, second, orderId);
  await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
  await decideDisputeNow(world.node.context, {
    order: orderId,
    decision: 'refund',
    amount: undefined,
    because: 'The photo shows an open box.',
  });
});

const read = async (more: Record<string, unknown> = {}) =>
  (await accountant.acting.call(listEarnings, { query: { ...theseDays(), ...more } })).result;

// Three parcels of 6,000 were paid; of the fourth nothing is left.
const one = { fees: 6000, commission: 600, earned: 5400 };
const three = { parcels: 4, fees: 18_000, commission: 1800, earned: 16_200, shares: 2700 * 2 + 3780, left: 2700 * 2 + 1620 };

describe('what a business earned', () => {
  it('is in all and day by day, with every day of the time', async () => {
    const { currency, total, days } = await read();
    expect([currency, total]).toEqual(['NGN', three]);
    expect(days).toHaveLength(3);
    expect(days.reduce((sum, { earned }) => sum + earned, 0)).toBe(16_200);
  });

  it('is by rider, whoever earned most first, what was taken back taken off', async () => {
    const { items } = await read({ by: 'rider' });
    expect(items).toMatchObject([
      { id: first.person.id, name: 'Chidi Okafor', parcels: 2, earned: 10_800, shares: 5400, left: 5400, vehicleKind: null },
      { ...one, id: second.person.id, parcels: 2, shares: 3780, left: 1620 },
    ]);
  });

  it('is by vehicle, with what was carried without one', async () => {
    const { items } = await read({ by: 'vehicle' });
    expect(items.map(({ name, vehicleKind, earned }) => [name, vehicleKind, earned])).toEqual([
      ['KJA-512-QA', 0, 10_800],
      [null, null, 5400],
    ]);
  });

  it('is by route and by day', async () => {
    const byRoute = await read({ by: 'route' });
    expect(byRoute.items).toMatchObject([{ ...three, id: null, name: 'Lagos to Abuja, Federal Capital Territory' }]);
    const { items } = await read({ by: 'day' });
    expect(items.reduce((sum, { shares }) => sum + shares, 0)).toBe(9180);
    expect(items[0]?.id).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('adds up to the same whichever way it is looked at, page by page', async () => {
    for (const by of ['rider', 'vehicle', 'route', 'day']) {
      const found = [];
      let cursor: string | null | undefined;
      do {
        const page = await read({ by, limit: 1, ...(cursor ? { cursor } : {}) });
        expect(page.items.length).toBeLessThanOrEqual(1);
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      expect(
        found.reduce((sum, { left }) => sum + left, 0),
        by,
      ).toBe(three.left);
    }
  });

  it('counts in the days and the money that are asked for, and is another’s business never', async () => {
    expect((await read({ startDate: '2026-01-01', endDate: '2026-01-31' })).total).toMatchObject({ parcels: 0, earned: 0 });
    expect((await read({ currency: 'USD' })).total).toMatchObject({ parcels: 0, earned: 0 });
    const other = await checkedBusiness(world);
    expect((await other.call(listEarnings, { query: theseDays() })).result).toMatchObject({ total: { parcels: 0 }, items: [] });
  });

  it('is not for riders and dispatchers', async () => {
    for (const acting of [first.acting, (await memberOf(world, business, 'dispatcher')).acting])
      expect((await acting.call(listEarnings, { query: theseDays() })).problem.code).toBe('not_in_role');
  });

  it.each([
    [{ startDate: '2026-10-02', endDate: '2026-10-01' }, 'endDate'],
    [{ startDate: '2024-10-02', endDate: '2026-10-01' }, 'startDate'],
    [{ by: 'sender' }, 'by'],
    [{ currency: 'GBP' }, 'currency'],
  ])('refuses %o, and names the field', async (query, field) => {
    const { problem } = await business.call(listEarnings, { query: { ...theseDays(), ...query } });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', field]);
  });
});
