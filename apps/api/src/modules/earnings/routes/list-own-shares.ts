import { listOwnShares as call } from '@waybill/contract/earnings/list-own-shares';
import { toMajor } from '@waybill/contract/money';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { shownTermsOf } from '../share-terms.ts';
import { listShareDays, listSharesOf } from '../storage/own-shares.ts';
import { findTerms } from '../storage/share-rules.ts';
import { ownShareViewOf } from '../views.ts';

const spans = { today: 1, week: 7, month: 30 } as const;

export const listOwnSharesRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor, timeZone } }) => {
  if (!caller.member)
    throw new Problem('forbidden', 'This is for whoever rides for a business. Yours is all of it: see its earnings.');
  const own = { businessId: caller.userId, riderId: caller.member.personId };
  const [terms, days, rows] = await Promise.all([
    findTerms(db, own.businessId, own.riderId),
    listShareDays(db, own, spans.month, timeZone),
    listSharesOf(db, own, { before: decodePlace(cursor), limit: limit + 1, skip }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    terms: (terms && shownTermsOf(terms)) ?? null,
    currencies: [...new Set(days.map(({ currency }) => currency))].map((currency) => {
      const spanOf = (most: number) => {
        const counted = days.filter((day) => day.currency === currency && day.daysAgo < most);
        return {
          parcels: counted.reduce((total, { parcels }) => total + parcels, 0),
          shares: toMajor(counted.reduce((total, { shareMinor }) => total + BigInt(shareMinor), 0n)),
        };
      };
      return { currency, today: spanOf(spans.today), week: spanOf(spans.week), month: spanOf(spans.month) };
    }),
    items: shown.map(ownShareViewOf),
    nextCursor: rows.length > limit && last ? encodePlace(last.id) : null,
  };
});
