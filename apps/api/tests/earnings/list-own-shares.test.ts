import { listOwnShares } from '@waybill/contract/earnings/list-own-shares';
import { describe, expect, it } from 'vitest';
import { type Member, memberOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { changeTerms, delivered, setRule } from './riding.ts';

const world = useWorld({ ROLES: 'http' });

const read = async ({ acting }: Member, query: Record<string, unknown> = {}) =>
  (await acting.call(listOwnShares, { query })).result;

describe('what a rider has earned by the rule of their business', () => {
  it('is theirs alone, parcel by parcel from the newest, with the rule of each', async () => {
    const business = await checkedBusiness(world);
    const [rider, other] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
    await setRule(business, 60);
    const older = await delivered(world, business, rider);
    await setRule(business, 50, 100);
    const newer = await delivered(world, business, rider);
    await delivered(world, business, other);
    const { terms, currencies, items } = await read(rider);
    expect(terms).toEqual({ percent: 50, perParcel: 100, currency: 'NGN' });
    const span = { parcels: 2, shares: 6040 };
    expect(currencies).toEqual([{ currency: 'NGN', today: span, week: span, month: span }]);
    expect(items).toMatchObject([
      { orderId: newer, part: 'delivery', isCorrection: false, share: 2800, percent: 50, perParcel: 100 },
      { orderId: older, share: 3240, percent: 60, perParcel: 0, routeFrom: 'Lagos', routeTo: 'Abuja, Federal Capital Territory' },
    ]);
    expect(JSON.stringify(await read(rider)), 'nothing of the fee or of what the business keeps').not.toMatch(
      /fee|earned"|left|commission/,
    );
  });

  it('comes in pages, and says which terms hold now', async () => {
    const business = await checkedBusiness(world);
    const rider = await memberOf(world, business, 'rider');
    expect(await read(rider)).toEqual({ terms: null, currencies: [], items: [], nextCursor: null });
    await changeTerms(business, rider.person.id, { sharePercent: 75 });
    for (let index = 0; index < 3; index += 1) await delivered(world, business, rider);
    const first = await read(rider, { limit: 2 });
    expect(first.terms).toMatchObject({ percent: 75, perParcel: 0 });
    const second = await read(rider, { limit: 2, cursor: first.nextCursor });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ orderId }) => orderId)).size).toBe(3);
  });
});
