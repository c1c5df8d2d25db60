import type { Route } from '../../platform/http/route.ts';
import type { EarningsContext } from './context.ts';
import { getShareRuleRoute } from './routes/get-share-rule.ts';
import { updateShareRuleRoute } from './routes/update-share-rule.ts';

export { findRide, noteHandedOver, notePaid, type Ride } from './note-earned.ts';
export { readShare } from './share-terms.ts';

export const earningsRoutes: readonly Route<EarningsContext>[] = [getShareRuleRoute, updateShareRuleRoute];
