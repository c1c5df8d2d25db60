import { getShareRule } from '@waybill/contract/earnings/get-share-rule';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { setRule } from './riding.ts';

const world = useWorld({ ROLES: 'http' });

describe('the rule by which a business pays its riders', () => {
  it('is none at first, and is read by whoever keeps the books', async () => {
    const business = await checkedBusiness(world);
    const accountant = await memberOf(world, business, 'accountant');
    const read = async () => (await accountant.acting.call(getShareRule)).result;
    expect(await read()).toEqual({ percent: null, perParcel: null, currency: 'NGN', version: 0, changedAt: null });
    await setRule(business, 60, 150.25);
    expect(await read()).toMatchObject({ percent: 60, perParcel: 150.25, currency: 'NGN', version: 1 });
    await setRule(business, null);
    expect(await read()).toMatchObject({ percent: null, perParcel: null, version: 2 });
  });
});
