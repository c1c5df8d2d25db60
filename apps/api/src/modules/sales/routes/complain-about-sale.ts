import { complainAboutSale as call } from '@waybill/contract/sales/complain-about-sale';
import { buyerIn } from '../buyer-cookie.ts';
import { complainAboutSale } from '../commands/complain-about-sale.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleAfter, saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const complainAboutSaleRoute = defineRoute(call, async (context, { params, body, request }) => {
  const sale = await saleUnder(context, request, params.code);
  const order = await orderOf(context.db, sale, buyerIn(context, request, sale));
  await complainAboutSale(context, { saleId: sale.id, buyerId: order.id, ...body });
  return readBuyPage(context.db, await saleAfter(context.db, sale), order.id);
});
