import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { getEarningsRoute } from './get-earnings.ts';
import { getStatsRoute } from './get-stats.ts';
import { listRatingsRoute } from './list-ratings.ts';
import { rateUserRoute } from './rate-user.ts';

/** What is left when a delivery is done: what one earned, and what people say. */
export const ratingRoutes: readonly Route<OrdersContext>[] = [getStatsRoute, getEarningsRoute, rateUserRoute, listRatingsRoute];
