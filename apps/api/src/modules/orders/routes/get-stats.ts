import { toMajor } from '@waybill/contract/money';
import { getStats as call } from '@waybill/contract/users/get-stats';
import { listTurnover } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { averageOf } from '../storage/people.ts';
import { countStars } from '../storage/ratings.ts';
import { findStats, listMonths, type StatsRow } from '../storage/stats.ts';

const monthsShown = 6;

export const getStatsRoute = defineRoute(call, async ({ db }, { caller: { userId } }) => {
  const [row, stars, turnover, months] = await Promise.all([
    findStats(db, userId),
    countStars(db, userId),
    listTurnover(db, userId),
    listMonths(db, userId, monthsShown),
  ]);
  const { packagesSent, numberOfDeliveries, runningOrders, posts, likesReceived, ratingSum, ratingCount } = row;
  return {
    packagesSent,
    numberOfDeliveries,
    runningOrders,
    completionRate: completionRateOf(row),
    rating: averageOf(ratingSum, ratingCount),
    numberOfRatings: ratingCount,
    stars,
    posts,
    likesReceived,
    money: turnover.map(({ currency, earnedMinor, spentMinor }) => ({
      currency,
      earned: toMajor(BigInt(earnedMinor)),
      spent: toMajor(BigInt(spentMinor)),
    })),
    months,
  };
});

function completionRateOf({ completed, cancelled }: StatsRow): number | null {
  const ended = completed + cancelled;
  return ended === 0 ? null : Math.round((completed / ended) * 100);
}
