import { getPriceList } from '@waybill/contract/prices/get-price-list';
import { updatePriceList } from '@waybill/contract/prices/update-price-list';
import { listedBusiness, swiftList } from '../../support/prices.ts';
import { own, row } from '../row.ts';

export const priceRows = [
  // Anybody may read what a business asks.
  row(
    getPriceList,
    async ({ world }) => {
      const owner = await listedBusiness(world);
      return { owner, input: { params: { businessId: owner.id } } };
    },
    {},
  ),
  own(updatePriceList, { body: { list: swiftList } }, { other: 'forbidden' }),
];
