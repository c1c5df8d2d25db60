import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { setRule } from './riding.ts';

const world = useWorld({ ROLES: 'http' });

describe('the rule by which a business pays its riders', () => {
  it('is the owner’s alone to set', async () => {
    const business = await checkedBusiness(world);
    expect((await setRule(business, 60, 150.25)).result).toMatchObject({ percent: 60, perParcel: 150.25, version: 1 });
    for (const role of ['manager', 'rider', 'dispatcher', 'accountant'] as const)
      expect((await setRule((await memberOf(world, business, role)).acting, 100)).problem.code).toBe('not_in_role');
  });

  it('keeps every version, and is no new one when nothing changes, also at the same moment', async () => {
    const business = await checkedBusiness(world);
    await Promise.all([setRule(business, 60), setRule(business, 60), setRule(business, 60)]);
    expect((await setRule(business, 70)).result.version).toBe(2);
    await Promise.all([setRule(business, 10), setRule(business, 20)]);
    const kept = await world.db`select version, created_by from share_rule where business_id = ${business.id} order by version`;
    expect(kept).toEqual([1, 2, 3, 4].map((version) => ({ version, createdBy: business.id })));
  });

  it.each([
    [{ percent: 101, perParcel: null }, 'percent'],
    [{ percent: 12.5, perParcel: null }, 'percent'],
    [{ percent: null, perParcel: -1 }, 'perParcel'],
    [{ percent: null, perParcel: 0.001 }, 'perParcel'],
  ])('refuses %o, and names the field', async ({ percent, perParcel }, field) => {
    const { status, problem } = await setRule(await checkedBusiness(world), percent, perParcel);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });
});
