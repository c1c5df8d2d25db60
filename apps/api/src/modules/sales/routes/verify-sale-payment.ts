import { verifySalePayment as call } from '@waybill/contract/sales/verify-sale-payment';
import { verifySalePayment } from '../../wallet/index.ts';
import { buyerIn } from '../buyer-cookie.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleAfter, saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const verifySalePaymentRoute = defineRoute(call, async (context, { params, request }) => {
  const sale = await saleUnder(context, request, params.code);
  const order = await orderOf(context.db, sale, buyerIn(context, request, sale));
  await verifySalePayment(context, order.id);
  return readBuyPage(context.db, await saleAfter(context.db, sale), order.id);
});
