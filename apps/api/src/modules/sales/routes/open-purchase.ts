import { openPurchase as call } from '@waybill/contract/sales/open-purchase';
import { giveBuyerCookie } from '../buyer-cookie.ts';
import { openPurchase } from '../commands/open-purchase.ts';
import { defineRoute } from '../define-route.ts';
import { saleUnder } from '../find-link.ts';
import { readBuyPage } from '../read-buy-page.ts';

export const openPurchaseRoute = defineRoute(call, async (context, { params, body, request, reply }) => {
  const sale = await saleUnder(context, request, params.code);
  const buyerId = await openPurchase(context, sale, body);
  giveBuyerCookie(context, reply, sale, buyerId);
  return readBuyPage(context.db, sale, buyerId);
});
