import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { OrdersContext } from './context.ts';
import { expressJobs } from './jobs/express-jobs.ts';
import { negotiationJobs } from './jobs/negotiation-jobs.ts';
import { orderJobs } from './jobs/order-jobs.ts';
import { trackingJobs } from './jobs/tracking-jobs.ts';
import { expressRoutes } from './routes/express-routes.ts';
import { negotiationRoutes } from './routes/negotiation-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { ratingRoutes } from './routes/rating-routes.ts';
import { trackingRoutes } from './routes/tracking-routes.ts';

export { type Settling, settleDispute } from './commands/decide-dispute.ts';
export { checkNothingRuns, forgetCarrier } from './commands/leave.ts';
export { type PastNegotiation, recordPastNegotiation } from './commands/record-past-negotiation.ts';
export { type PastOrder, recordPastOrder } from './commands/record-past-order.ts';
export type { OrdersContext } from './context.ts';
export {
  type FeeEventKind,
  type NegotiationChanged,
  negotiationAccepted,
  negotiationEnded,
  negotiationNamed,
  type OrderStepped,
  orderEvents,
  parcelExpired,
  riderNotFound,
  userRated,
} from './events.ts';
export { deliveryHooks } from './process/hooks.ts';
export { type Dispute, readDisputes, readLateClaims } from './read-disputes.ts';
export { readHistory } from './read-order.ts';
export { readOutcomes } from './read-outcomes.ts';
export { pendingWith } from './read-pending.ts';
export { haveDealt } from './storage/dealings.ts';
export {
  type CasePage,
  countDisputes,
  countOpenCases,
  countOrdersOf,
  type DisputeCase,
  findCase,
  listCases,
} from './storage/disputes.ts';
export { goOnDuty } from './storage/duty.ts';
export { type FeeStage, listFeeEventsBefore } from './storage/fee-history.ts';
export { listStepsUpTo } from './storage/history.ts';
export { findOrder, lockOrder, type OrderRow } from './storage/orders.ts';
export { findQuotedOrders, type QuotedOrder } from './storage/quoted.ts';

export const ordersRoutes: readonly Route<OrdersContext>[] = [
  ...orderRoutes,
  ...negotiationRoutes,
  ...expressRoutes,
  ...trackingRoutes,
  ...ratingRoutes,
];

export const ordersJobs: readonly JobHandler<OrdersContext>[] = [
  ...orderJobs,
  ...negotiationJobs,
  ...expressJobs,
  ...trackingJobs,
];
