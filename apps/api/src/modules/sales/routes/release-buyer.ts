import { releaseBuyer as call } from '@waybill/contract/sales/release-buyer';
import { releaseBuyer } from '../commands/end-sale.ts';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const releaseBuyerRoute = defineRoute(call, async (context, { caller, params: { saleId } }) => {
  await releaseBuyer(context, { saleId, sellerId: caller.userId });
  return readSale(context, saleId, caller.userId);
});
