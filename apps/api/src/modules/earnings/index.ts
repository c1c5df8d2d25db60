import type { Route } from '../../platform/http/route.ts';
import type { EarningsContext } from './context.ts';
import { getEarningsStatementRoute } from './routes/get-earnings-statement.ts';
import { getShareRuleRoute } from './routes/get-share-rule.ts';
import { listEarningsRoute } from './routes/list-earnings.ts';
import { listOwnSharesRoute } from './routes/list-own-shares.ts';
import { updateShareRuleRoute } from './routes/update-share-rule.ts';

export { findRide, noteHandedOver, notePaid, type Ride } from './note-earned.ts';
export { readShare } from './share-terms.ts';

export const earningsRoutes: readonly Route<EarningsContext>[] = [
  getShareRuleRoute,
  updateShareRuleRoute,
  listEarningsRoute,
  getEarningsStatementRoute,
  listOwnSharesRoute,
];
