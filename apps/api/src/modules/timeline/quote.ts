import { type Currency, toMinor } from '@waybill/contract/money';
import {
  type DeliveryType,
  type DispatchMode,
  deliveryType,
  deliveryTypeWords,
  dispatchMode,
  packagePrices,
} from '@waybill/contract/timeline/enums';
import { estimateFee, estimateSteps, type Journey } from '@waybill/contract/timeline/estimate';
import { freeKilograms } from '@waybill/contract/timeline/price-table';

export type QuoteInput = Journey & { readonly currency: Currency };

/** A fee that was agreed on between the same two parts of towns, in minor units, and for what. */
export type PastFee = Journey & { readonly feeMinor: number };

type Reason = { readonly title: string; readonly detail: string; readonly minor: number };

/** In minor units. The reasons add up to the middle between low and high. */
export type Quote = {
  readonly low: number;
  readonly high: number;
  readonly distanceKm: number;
  /** How many deliveries on this route it goes by; 0 where there are too few, and it goes by our table alone. */
  readonly deliveries: number;
  readonly reasons: readonly Reason[];
};

/** By the table alone, so far to either side. */
const tableSpread = 0.2;

/** Nothing where that kind of delivery does not go that way. */
export function quoteFor(input: QuoteInput, past: readonly PastFee[] = []): Quote | undefined {
  const { kind, mode, weight, currency } = input;
  const parts = estimateFee(input, currency);
  if (!parts) return undefined;
  const reasons: Reason[] = [
    { title: deliveryTypeWords[kind], detail: startWords(kind), minor: parts.start },
    { title: 'Distance', detail: distanceWords(parts.km, mode), minor: parts.distance },
    { title: 'Weight', detail: weightWords(weight), minor: parts.weight },
  ];
  const add = (title: string, detail: string, minor: number) => reasons.push({ title, detail, minor });
  const step = estimateSteps[currency];
  const byTable = parts.start + parts.distance + parts.weight;
  const route = routeOf(past, currency);
  const sum = route ? Math.round((byTable * route.factor) / step) * step : byTable;
  if (route) add('This route', `from ${route.deliveries} deliveries on this route`, sum - byTable);
  const lowest = Number(toMinor(packagePrices[currency].lowest));
  const highest = Number(toMinor(packagePrices[currency].highest));
  const middle = Math.min(Math.max(sum, lowest), highest);
  if (middle > sum) add('Smallest fee', 'the least that a carrier is paid', middle - sum);
  if (middle < sum) add('Largest fee', 'the most that a carrier is paid', middle - sum);
  const wished = Math.floor((middle * (route?.spread ?? tableSpread)) / step) * step;
  const spread = Math.min(wished, middle - lowest, highest - middle);
  return {
    low: middle - spread,
    high: middle + spread,
    distanceKm: rounded(parts.km),
    deliveries: route?.deliveries ?? 0,
    reasons,
  };
}

/** Fewer say nothing about a route. */
const fewestFees = 10;
/** However odd a few agreements were, the table is believed as far as this. */
const factorRange = { least: 0.4, most: 2.5 } as const;
const spreadRange = { least: 0.05, most: 0.3 } as const;

type RouteFees = { readonly deliveries: number; readonly factor: number; readonly spread: number };

/**
 * What people agree on here, beside what our table says of the very same parcels: their middle, and how far apart the middle half
 * of them is. A factor on the whole price, so that a heavier parcel is still never cheaper.
 */
function routeOf(past: readonly PastFee[], currency: Currency): RouteFees | undefined {
  const factors = past
    .flatMap((fee) => {
      const parts = estimateFee(fee, currency);
      return parts ? fee.feeMinor / (parts.start + parts.distance + parts.weight) : [];
    })
    .sort((one, other) => one - other);
  if (factors.length < fewestFees) return undefined;
  const at = (share: number) => factors[Math.round((factors.length - 1) * share)] ?? 1;
  return {
    deliveries: factors.length,
    factor: between(factorRange, at(0.5)),
    spread: between(spreadRange, (at(0.75) - at(0.25)) / 2 / at(0.5)),
  };
}

function between({ least, most }: { readonly least: number; readonly most: number }, value: number): number {
  return Math.min(Math.max(value, least), most);
}

function rounded(km: number): number {
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

function startWords(kind: DeliveryType): string {
  if (kind === deliveryType.Express) return 'a rider comes at once';
  if (kind === deliveryType.International) return 'papers and customs';
  return 'fetching it and handing it over';
}

function distanceWords(km: number, mode: DispatchMode): string {
  const way = mode === dispatchMode.Air ? 'by air' : mode === dispatchMode.Sea ? 'by sea' : 'by road';
  return `about ${rounded(km).toLocaleString('en-NG')} km ${way}`;
}

function weightWords(weight: number): string {
  return weight <= freeKilograms ? `up to ${freeKilograms} kg go along for nothing` : `${weight.toLocaleString('en-NG')} kg`;
}
