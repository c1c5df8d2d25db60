import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import { type DeliveryType, type DispatchMode, deliveryType } from '@waybill/contract/timeline/enums';
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
  const cheapest = cheapestWay({ weight, ...route }, past);
  return cheapest && { feeMinor: BigInt(middleOf(cheapest.quote)), distanceKm: cheapest.quote.distanceKm };
}

export type UsualWay = { readonly kind: DeliveryType; readonly mode: DispatchMode; readonly feeMinor: bigint };

/** The cheapest way that takes a parcel there, or the one by this mode, and what it costs by our table. */
export function usualWay({
  mode,
  ...route
}: Route & { readonly weight: number; readonly mode: number | null }): UsualWay | undefined {
  const cheapest = cheapestWay(route, [], mode);
  return cheapest && { kind: cheapest.kind, mode: cheapest.mode, feeMinor: BigInt(middleOf(cheapest.quote)) };
}

function cheapestWay(
  { weight, ...route }: Route & { readonly weight: number },
  past: readonly PastFee[],
  wanted: number | null = null,
) {
  const ways = deliveryFit(route.from, route.to)
    .types.filter((kind) => kind !== deliveryType.Express)
    .flatMap((kind) => modesFor(kind, route.from, route.to).map((mode) => ({ kind, mode })))
    .filter(({ mode }) => tooHeavyFor(mode, weight) === undefined && (wanted === null || mode === wanted))
    .flatMap((way) => {
      const quote = quoteFor({ ...route, ...way, weight }, past);
      return quote ? { ...way, quote } : [];
    });
  return ways.sort((one, other) => middleOf(one.quote) - middleOf(other.quote))[0];
}

const middleOf = ({ low, high }: Quote): number => (low + high) / 2;

function pastFeeOf({ feeMinor, pickup, dropOff, weightGrams, deliveryType: kind, dispatchMode }: AgreedFee): PastFee {
  return { feeMinor: Number(feeMinor), from: pickup, to: dropOff, weight: weightGrams / 1000, kind, mode: dispatchMode };
}
