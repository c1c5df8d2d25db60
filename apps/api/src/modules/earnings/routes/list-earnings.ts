import { listEarnings as call } from '@waybill/contract/earnings/list-earnings';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { earningsPeriodOf } from '../earnings-period.ts';
import { listEarnedDays, listEarningsBy, sumEarnings } from '../storage/earnings-sums.ts';
import { daysViewOf, groupViewOf, sumsViewOf } from '../views.ts';

/** Sums have no place in time: a page begins after so many of them. */
export const listEarningsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { by, limit, cursor, skip: wantedSkip, ...wanted } = query;
  const skip = Number(decodePlace(cursor) ?? wantedSkip);
  const period = await earningsPeriodOf(db, caller.userId, wanted);
  const [total, days, rows] = await Promise.all([
    sumEarnings(db, period),
    listEarnedDays(db, period),
    listEarningsBy(db, period, by, { limit: limit + 1, skip }),
  ]);
  return {
    currency: period.currency,
    total: sumsViewOf(total),
    days: daysViewOf(period, days),
    items: rows.slice(0, limit).map(groupViewOf),
    nextCursor: rows.length > limit ? encodePlace(String(skip + limit)) : null,
  };
});
