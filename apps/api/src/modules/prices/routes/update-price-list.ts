import { updatePriceList as call } from '@waybill/contract/prices/update-price-list';
import { updatePriceList } from '../commands/update-price-list.ts';
import { defineRoute } from '../define-route.ts';
import { priceListViewOf, readPricing } from '../read-prices.ts';

export const updatePriceListRoute = defineRoute(call, async (context, { caller, body }) => {
  await updatePriceList(context, caller, body);
  const pricing = await readPricing(context.db, caller.userId);
  if (!pricing) throw new Error('A business wrote its list and is gone');
  return priceListViewOf(pricing);
});
