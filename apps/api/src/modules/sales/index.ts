import type { Route } from '../../platform/http/route.ts';
import type { SalesContext } from './context.ts';
import { answerSaleQuestionRoute } from './routes/answer-sale-question.ts';
import { complainAboutSaleRoute } from './routes/complain-about-sale.ts';
import { createSaleRoute } from './routes/create-sale.ts';
import { endSaleRoute } from './routes/end-sale.ts';
import { finishBuyerPictureRoute } from './routes/finish-buyer-picture.ts';
import { getBuyPageRoute } from './routes/get-buy-page.ts';
import { getSaleRoute } from './routes/get-sale.ts';
import { getSalePictureRoute } from './routes/get-sale-picture.ts';
import { listSalesRoute } from './routes/list-sales.ts';
import { openPurchaseRoute } from './routes/open-purchase.ts';
import { orderSaleRoute } from './routes/order-sale.ts';
import { paySaleRoute } from './routes/pay-sale.ts';
import { permitBuyerPictureRoute } from './routes/permit-buyer-picture.ts';
import { quoteDeliveryRoute } from './routes/quote-delivery.ts';
import { rateSellerRoute } from './routes/rate-seller.ts';
import { releaseBuyerRoute } from './routes/release-buyer.ts';
import { sendBuyerCodeRoute } from './routes/send-buyer-code.ts';
import { sendSaleRoute } from './routes/send-sale.ts';
import { verifySalePaymentRoute } from './routes/verify-sale-payment.ts';

export { collectAtDoor } from './commands/collect-at-door.ts';
export { checkNoSaleRuns, forgetSeller } from './commands/forget-seller.ts';
export { payForParcel } from './commands/pay-for-parcel.ts';
export { followPastSale, type PastSale, recordPastSale } from './commands/record-past-sale.ts';
export { noQuestion, type QuestionDecision, settleQuestion } from './commands/settle-question.ts';
export type { SalesContext } from './context.ts';
export { type SaleHappening, saleChanged, saleRated } from './events.ts';
export { saleJobs as salesJobs } from './jobs/sale-jobs.ts';
export { tellBuyer } from './jobs/send-buyer-news.ts';
export { salesReactions } from './reactions.ts';
export { readSalePreview, type SalePreview } from './read-preview.ts';
export { buyerOf, type Purchase, purchaseUnder, readPurchases } from './read-purchases.ts';
export { type QuestionDetails, readQuestion } from './read-questions.ts';
export { findSaleNews, listSaleComplaints, type SaleNews } from './storage/news.ts';
export { countOpenQuestions, listQuestions, type QuestionRow, waitingQuestions } from './storage/questions.ts';
export { findQuotedSales, type QuotedSale } from './storage/quoted.ts';
export { findSaleByCode, type SaleRow } from './storage/sales.ts';

export const salesRoutes: readonly Route<SalesContext>[] = [
  createSaleRoute,
  listSalesRoute,
  getSaleRoute,
  sendSaleRoute,
  endSaleRoute,
  releaseBuyerRoute,
  getBuyPageRoute,
  getSalePictureRoute,
  quoteDeliveryRoute,
  sendBuyerCodeRoute,
  orderSaleRoute,
  openPurchaseRoute,
  paySaleRoute,
  verifySalePaymentRoute,
  permitBuyerPictureRoute,
  finishBuyerPictureRoute,
  complainAboutSaleRoute,
  rateSellerRoute,
  answerSaleQuestionRoute,
];
