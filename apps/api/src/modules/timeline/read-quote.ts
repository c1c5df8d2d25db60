import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import { deliveryType } from '@waybill/contract/timeline/enums';
import { modesFor } from '@waybill/contract/timeline/travel-fit';
import type { Db } from '../../platform/db/database.ts';
import { tooHeavyFor } from './package-rules.ts';
import { type PastFee, type Quote, type QuoteInput, quoteFor } from './quote.ts';
import { type AgreedFee, listAgreedFees } from './storage/agreed-fees.ts';

/** Prices of last year say little, and so do those of long ago among many. */
const recent = { most: 30, days: 180 } as const;

type Route = { readonly from: Place; readonly to: Place; readonly currency: Currency };

async function listPastFees(db: Db, route: Route): Promise<PastFee[]> {
  return (await listAgreedFees(db, route, recent)).map(pastFeeOf);
}

/** By our table and what people agreed on. Nothing where that kind of delivery does not go that way. */
export async function readQuote(db: Db, input: QuoteInput & Route): Promise<Quote | undefined> {
  return quoteFor(input, await listPastFees(db, input));
}

export type UsualFee = { readonly feeMinor: bigint; readonly distanceKm: number };

/** What it usually costs to bring something from one place to the other: the middle of our quote for the cheapest way that takes it. */
export async function readUsualFee(
  db: Db,
  { weight, ...route }: Route & { readonly weight: number },
): Promise<UsualFee | undefined> {
  return usualFeeOf({ weight, ...route }, await listPastFees(db, route));
}

/** The same by our table alone. */
export function usualFeeOf(
  { weight, ...route }: Route & { readonly weight: number },
  past: readonly PastFee[] = [],
): UsualFee | undefined {
  const quotes = deliveryFit(route.from, route.to)
    .types.filter((kind) => kind !== deliveryType.Express)
    .flatMap((kind) => modesFor(kind, route.from, route.to).map((mode) => ({ kind, mode })))
    .filter(({ mode }) => tooHeavyFor(mode, weight) === undefined)
    .flatMap((way) => quoteFor({ ...route, ...way, weight }, past) ?? []);
  const [cheapest] = quotes.sort((one, other) => middleOf(one) - middleOf(other));
  return cheapest && { feeMinor: BigInt(middleOf(cheapest)), distanceKm: cheapest.distanceKm };
}

const middleOf = ({ low, high }: Quote): number => (low + high) / 2;

function pastFeeOf({ feeMinor, pickup, dropOff, weightGrams, deliveryType: kind, dispatchMode }: AgreedFee): PastFee {
  return { feeMinor: Number(feeMinor), from: pickup, to: dropOff, weight: weightGrams / 1000, kind, mode: dispatchMode };
}
