import { rateSeller as call } from '@waybill/contract/sales/rate-seller';
import { buyerIn } from '../buyer-cookie.ts';
import { rateSeller } from '../commands/rate-seller.ts';
import { defineRoute } from '../define-route.ts';
import { orderOf, saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const rateSellerRoute = defineRoute(call, async (context, { params, body, request }) => {
  const sale = await saleUnder(context, request, params.code);
  const { id: buyerId } = await orderOf(context.db, sale, buyerIn(context, request, sale));
  await rateSeller(context, { saleId: sale.id, buyerId, stars: body.rating, comment: body.comment });
  return readBuyPage(context.db, sale, buyerId);
});
