import { orderSale as call } from '@waybill/contract/sales/order-sale';
import { giveBuyerCookie } from '../buyer-cookie.ts';
import { orderSale } from '../commands/order-sale.ts';
import { defineRoute } from '../define-route.ts';
import { saleAfter, saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const orderSaleRoute = defineRoute(call, async (context, { params, body, request, reply }) => {
  const sale = await saleUnder(context, request, params.code);
  const buyerId = await orderSale(context, sale, body);
  giveBuyerCookie(context, reply, sale, buyerId);
  return readBuyPage(context.db, await saleAfter(context.db, sale), buyerId);
});
