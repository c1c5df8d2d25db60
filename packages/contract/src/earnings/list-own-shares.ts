import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { pageQuery } from '../paging.ts';
import { timeZone } from '../time-zone.ts';
import { shareTermsView } from './share-rule.ts';

/** What one was paid for, or what was taken back. */
export const rideParts = ['delivery', 'attempt-1', 'attempt-2', 'return'] as const;

export const ownShareView = z.object({
  orderId: idOf('order'),
  trackingId: z.string(),
  routeFrom: z.string(),
  routeTo: z.string(),
  part: z.enum(rideParts),
  /** A decision of ours took something back: the share is below zero. */
  isCorrection: z.boolean(),
  earnedAt: z.iso.datetime(),
  currency: currencyCode,
  share: amountView,
  /** The rule by which it was worked out; null where there was none. */
  ...shareTermsView,
});

export type OwnShareView = z.infer<typeof ownShareView>;

const span = z.object({ parcels: z.int(), shares: amountView });

export const listOwnShares = defineCall({
  method: 'GET',
  path: '/business/shares/mine',
  access: 'dispatch-partner',
  summary:
    'What a member of a business has earned by its rule for what they carried themselves: today, in the last 7 and 30 days, and parcel by parcel, newest first. The business pays it; it is no balance.',
  query: z.strictObject({ ...pageQuery, timeZone }),
  success: {
    status: 200,
    body: z.object({
      /** What holds for them now: their own terms, or the rule of the business. Null where it pays them in another way. */
      terms: z.nullable(z.object({ ...shareTermsView, currency: currencyCode })),
      currencies: z.array(z.object({ currency: currencyCode, today: span, week: span, month: span })),
      items: z.array(ownShareView),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['forbidden'],
});
