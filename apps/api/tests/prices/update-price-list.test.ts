import { getPriceList } from '@waybill/contract/prices/get-price-list';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { businessIn, swiftList, writeList } from '../support/prices.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('the prices of a business', () => {
  it('begin at its base fare, are its own once written, and count their versions', async () => {
    const business = await businessIn(world);
    const person = await verifiedPerson(world);
    const read = async () => (await person.call(getPriceList, { params: { businessId: business.id } })).result;
    expect(await read()).toMatchObject({ list: null, isDefault: true, version: 0, changedAt: null });
    await business.call(updateUser, { body: { baseFare: 1500 } });
    expect(await read()).toMatchObject({
      currency: 'NGN',
      isDefault: true,
      list: { bands: [{ upToKm: 5, fee: 1500 }, {}, {}, {}] },
    });
    expect((await writeList(business)).result).toMatchObject({ list: swiftList, isDefault: false, version: 1 });
    expect((await writeList(business, { expressSupplement: 900 })).result.version).toBe(2);
    expect((await read()).list?.expressSupplement).toBe(900);
    const kept = await world.db`select version, created_by from price_list where business_id = ${business.id} order by version`;
    expect(kept).toEqual([1, 2].map((version) => ({ version, createdBy: business.id })));
  });

  it('are not written over what somebody else has just written', async () => {
    const business = await businessIn(world);
    await writeList(business, {}, 0);
    const late = await writeList(business, { expressSupplement: 1 }, 0);
    expect([late.status, late.problem.code]).toEqual([409, 'list_changed']);
    const [one, other] = await Promise.all([writeList(business), writeList(business)]);
    expect([one.result.version, other.result.version].every((version) => version >= 2)).toBe(true);
    expect(await world.db`select from price_list where business_id = ${business.id}`).toHaveLength(3);
  });

  it('cannot say that farther costs less', async () => {
    const business = await businessIn(world);
    const { status, problem } = await writeList(business, {
      bands: [
        { upToKm: 5, fee: 2000 },
        { upToKm: 9, fee: 1000 },
      ],
    });
    expect([status, problem.errors[0]]).toEqual([
      400,
      { field: 'list.bands', message: 'A longer way cannot cost less than a shorter one' },
    ]);
  });
});
