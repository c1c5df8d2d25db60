import { type ShareTerms, shareOf } from '@waybill/contract/earnings/share-rule';
import { type Currency, toMajor } from '@waybill/contract/money';
import type { Db } from '../../platform/db/database.ts';
import { listRideLines } from './storage/ride-earnings.ts';
import { findTerms, type TermsRow } from './storage/share-rules.ts';

/**
 * What holds for a rider: their own terms where they have some, else the rule of the business; undefined where there is neither. A sum for
 * each parcel is for parcels in its currency: ₦500 are not $500.
 */
export function termsOf(row: TermsRow, currency: Currency): ShareTerms | undefined {
  const hasOwn = row.ownPercent !== null || row.ownPerParcelMinor !== null;
  const percent = hasOwn ? row.ownPercent : row.rulePercent;
  const perParcel = hasOwn ? row.ownPerParcelMinor : row.rulePerParcelMinor;
  if (percent === null && perParcel === null) return undefined;
  const isSame = (hasOwn ? row.ownCurrency : row.ruleCurrency) === currency;
  return { percent: percent ?? 0, perParcelMinor: isSame ? BigInt(perParcel ?? 0) : 0n };
}

/** The same, for whoever it is about to read. */
export function shownTermsOf(row: TermsRow) {
  const hasOwn = row.ownPercent !== null || row.ownPerParcelMinor !== null;
  const currency = (hasOwn ? row.ownCurrency : row.ruleCurrency) ?? 'NGN';
  const terms = termsOf(row, currency);
  return terms && { percent: terms.percent, perParcel: toMajor(terms.perParcelMinor), currency };
}

type Ridden = {
  readonly id: string;
  readonly carrierId: string;
  readonly riderId: string | null;
  readonly currency: Currency;
};

/**
 * A rider’s share of an order: what was written down for them, and until it is handed over what it will be by the terms of today.
 * Null where the business pays them in another way.
 */
export async function readShare(db: Db, order: Ridden, earnsMinor: bigint): Promise<bigint | null> {
  const { id, carrierId, riderId, currency } = order;
  if (riderId === null) return null;
  const [lines, row] = await Promise.all([listRideLines(db, id), findTerms(db, carrierId, riderId)]);
  const own = lines.filter((line) => line.riderId === riderId);
  if (own.some(({ part }) => part === 'delivery' || part === 'return')) {
    const isByRule = own.some(({ sharePercent }) => sharePercent !== null);
    return isByRule ? own.reduce((total, { shareMinor }) => total + BigInt(shareMinor), 0n) : null;
  }
  const terms = row && termsOf(row, currency);
  return terms ? shareOf(earnsMinor, terms) : null;
}
