import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { PricesContext } from './context.ts';
import { forgetOldQuotes } from './jobs/forget-quotes.ts';
import { getPriceListRoute } from './routes/get-price-list.ts';
import { updatePriceListRoute } from './routes/update-price-list.ts';

export { holdPrice } from './commands/hold-price.ts';
export { readBusinessPrices, readPricesOf } from './read-prices.ts';
export { forgetPrices } from './storage/price-lists.ts';
export { findQuoteOf } from './storage/price-quotes.ts';
export { finishQuote, takeQuote } from './take-quote.ts';

export const pricesRoutes: readonly Route<PricesContext>[] = [getPriceListRoute, updatePriceListRoute];

export const pricesJobs: readonly JobHandler<PricesContext>[] = [forgetOldQuotes];
