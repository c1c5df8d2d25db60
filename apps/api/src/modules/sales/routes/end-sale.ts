import { endSale as call } from '@waybill/contract/sales/end-sale';
import { endSale } from '../commands/end-sale.ts';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const endSaleRoute = defineRoute(call, async (context, { caller, params: { saleId } }) => {
  await endSale(context, { saleId, sellerId: caller.userId });
  return readSale(context, saleId, caller.userId);
});
