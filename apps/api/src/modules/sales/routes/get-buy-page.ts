import { getBuyPage as call } from '@waybill/contract/sales/get-buy-page';
import { buyerIn } from '../buyer-cookie.ts';
import { defineRoute } from '../define-route.ts';
import { saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const getBuyPageRoute = defineRoute(call, async (context, { params, request }) => {
  const sale = await saleUnder(context, request, params.code);
  return readBuyPage(context.db, sale, buyerIn(context, request, sale));
});
