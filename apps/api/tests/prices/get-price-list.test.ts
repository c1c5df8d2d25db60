import { getPriceList } from '@waybill/contract/prices/get-price-list';
import { getQuote } from '@waybill/contract/timeline/get-quote';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { businessIn, listedBusiness, ride, swiftList, writeList } from '../support/prices.ts';
import { ibadan, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('the prices of a business, read by others', () => {
  it('are there for every member, and nobody’s who is no business', async () => {
    const [business, person] = [await listedBusiness(world), await verifiedPerson(world)];
    expect((await person.call(getPriceList, { params: { businessId: business.id } })).result.list).toEqual(swiftList);
    expect((await business.call(getPriceList, { params: { businessId: person.id } })).problem.code).toBe('not_found');
  });

  it('count no more once the business has other money: its naira are never read as dollars', async () => {
    const business = await listedBusiness(world);
    await world.db`update account set country_code = 'GB' where id = ${business.id}`;
    const { result } = await business.call(getPriceList, { params: { businessId: business.id } });
    expect(result).toMatchObject({ list: null, currency: 'USD', isDefault: true });
    expect((await world.visitor().call(getQuote, { body: { ...ride, currency: 'USD' } })).result.businesses).toEqual([]);
  });

  it('stand beside an estimate for whoever asks, the lowest first, where the business works and goes', async () => {
    const [dear, cheap, silent] = [await listedBusiness(world), await listedBusiness(world), await businessIn(world)];
    await writeList(cheap, { bands: [{ upToKm: 40, fee: 2000 }] });
    const stranger = world.visitor();
    const shown = async (more: Record<string, unknown> = {}) => {
      const { businesses } = (await stranger.call(getQuote, { body: { ...ride, ...more } })).result;
      return businesses.filter(({ business }) => [dear.id, cheap.id, silent.id].includes(business.id));
    };
    expect((await shown()).map(({ business, fee }) => [business.id, fee])).toEqual([
      [cheap.id, 2000],
      [dear.id, 2600],
    ]);
    const [express] = await shown({ deliveryPartner: 3, weight: 9 });
    expect(express).toMatchObject({
      fee: 3100,
      currency: 'NGN',
      dispatchMode: 0,
      lines: [
        { title: 'Distance', detail: 'up to 40 km', amount: 2000 },
        { title: 'Weight', detail: 'up to 25 kg', amount: 400 },
        { title: 'Express', detail: 'a rider comes at once', amount: 700 },
      ],
    });
    expect(
      await shown({ pickupAddressJson: ibadan, dropOffAddressJson: wuse, deliveryPartner: 1, dispatchMode: 1 }),
      'elsewhere',
    ).toEqual([]);
    expect(await shown({ currency: 'USD' }), 'in dollars').toEqual([]);
    await world.db`update profile set kyc_status = 0 where user_id = ${cheap.id}`;
    expect(
      (await shown()).map(({ business }) => business.id),
      'not checked',
    ).toEqual([dear.id]);
  });
});
