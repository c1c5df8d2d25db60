import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { SalesContext } from './context.ts';
import { forgetOldBuyerCodes, sendBuyerCodeNow } from './jobs/send-buyer-code.ts';
import { sendBuyerNews } from './jobs/send-buyer-news.ts';
import { createSaleRoute } from './routes/create-sale.ts';
import { getBuyPageRoute } from './routes/get-buy-page.ts';
import { getSaleRoute } from './routes/get-sale.ts';
import { listSalesRoute } from './routes/list-sales.ts';
import { openPurchaseRoute } from './routes/open-purchase.ts';
import { orderSaleRoute } from './routes/order-sale.ts';
import { quoteDeliveryRoute } from './routes/quote-delivery.ts';
import { sendBuyerCodeRoute } from './routes/send-buyer-code.ts';

export type { SalesContext } from './context.ts';
export { type SaleChanged, type SaleHappening, saleChanged } from './events.ts';

export const salesRoutes: readonly Route<SalesContext>[] = [
  createSaleRoute,
  listSalesRoute,
  getSaleRoute,
  getBuyPageRoute,
  quoteDeliveryRoute,
  sendBuyerCodeRoute,
  orderSaleRoute,
  openPurchaseRoute,
];

export const salesJobs: readonly JobHandler<SalesContext>[] = [sendBuyerCodeNow, forgetOldBuyerCodes, sendBuyerNews];
