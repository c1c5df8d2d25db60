import { paySale as call } from '@waybill/contract/sales/pay-sale';
import { buyerIn } from '../buyer-cookie.ts';
import { paySale } from '../commands/pay-sale.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const paySaleRoute = defineRoute(call, async (context, { params, body, request, idempotencyKey }) => {
  const sale = await saleUnder(context, request, params.code);
  const order = await orderOf(context.db, sale, buyerIn(context, request, sale));
  await paySale(context, sale, { order, way: body.way, idempotencyKey });
  return readBuyPage(context.db, sale, order.id);
});
