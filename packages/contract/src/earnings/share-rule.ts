import * as z from 'zod/mini';
import { sharePercent } from '../businesses/member-view.ts';
import { amountOrNothing, amountView, currencyCode } from '../money.ts';

/** What a rider gets of a parcel, in minor units: a part of what is left of its fee after our commission, and a sum. */
export type ShareTerms = { readonly percent: number; readonly perParcelMinor: bigint };

/**
 * A rider’s share of what a parcel earned their business. The percent is rounded down to whole minor units: the remainder stays with
 * the business. The sum is for a parcel that was handed over. Where nothing was earned, nothing is shared.
 */
export function shareOf(earnedMinor: bigint, { percent, perParcelMinor }: ShareTerms, isHandedOver = true): bigint {
  if (earnedMinor <= 0n) return 0n;
  return (earnedMinor * BigInt(percent)) / 100n + (isHandedOver ? perParcelMinor : 0n);
}

/** Null and null: the business pays its riders in another way, and no share is worked out. */
export const shareTermsInput = {
  percent: z.nullable(sharePercent),
  perParcel: z.nullable(amountOrNothing),
};

export const shareTermsView = { percent: z.nullable(z.int()), perParcel: z.nullable(amountView) };

/** The rule of a business: it holds for every rider without terms of their own. */
export const shareRuleView = z.object({
  ...shareTermsView,
  currency: currencyCode,
  /** Counts up with every change; 0 while there is no rule. */
  version: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
});

export type ShareRuleView = z.infer<typeof shareRuleView>;
