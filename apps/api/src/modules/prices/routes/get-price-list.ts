import { getPriceList as call } from '@waybill/contract/prices/get-price-list';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { priceListViewOf, readPricing } from '../read-prices.ts';

export const getPriceListRoute = defineRoute(call, async ({ db }, { params }) => {
  const pricing = await readPricing(db, params.businessId);
  if (!pricing) throw new Problem('not_found', 'We cannot find a business by that id.');
  return priceListViewOf(pricing);
});
