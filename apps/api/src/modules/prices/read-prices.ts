import { type Currency, homeCurrency, toMajor } from '@waybill/contract/money';
import type { Spot } from '@waybill/contract/places/distance';
import { defaultPriceList } from '@waybill/contract/prices/default-price-list';
import type { PriceList } from '@waybill/contract/prices/price-list';
import type { PriceListView } from '@waybill/contract/prices/price-list-view';
import { type ListedPrice, type PriceLine, priceOf } from '@waybill/contract/prices/price-of';
import type { BusinessPriceView } from '@waybill/contract/prices/price-quote-view';
import { deliveryType } from '@waybill/contract/timeline/enums';
import { travelKm } from '@waybill/contract/timeline/estimate';
import type { Db } from '../../platform/db/database.ts';
import { authorViewOf } from '../users/index.ts';
import { findPricing, findPricingNear, type PricingRow } from './storage/price-lists.ts';

/** A parcel that a business may ride for. */
export type Ride = {
  readonly from: Spot;
  readonly to: Spot;
  readonly weight: number;
  readonly kind: number;
  readonly mode: number;
};

export type Pricing = {
  readonly row: PricingRow;
  readonly list: PriceList | null;
  readonly currency: Currency;
  readonly version: number;
};

/**
 * What a business goes by: its newest list, else one made from its base fare. A list from before it moved to a country with other money
 * counts no more: its figures would be read as dollars.
 */
function pricingOf(row: PricingRow): Pricing {
  const currency = homeCurrency(row.countryCode);
  const fare = row.baseFareMinor === null ? null : toMajor(BigInt(row.baseFareMinor));
  const list = listOf(row, currency) ?? (fare === null ? null : defaultPriceList(fare, currency));
  return { row, list, currency, version: row.version ?? 0 };
}

function listOf({ content, listCurrency }: PricingRow, currency: Currency): PriceList | null {
  return listCurrency === currency ? content : null;
}

export async function readPricing(db: Db, businessId: string): Promise<Pricing | undefined> {
  const [row] = await findPricing(db, [businessId]);
  return row && pricingOf(row);
}

export function priceListViewOf({ row, list, currency, version }: Pricing): PriceListView {
  const changedAt = row.createdAt?.toISOString() ?? null;
  return { businessId: row.authorId, currency, list, isDefault: listOf(row, currency) === null, version, changedAt };
}

/** Businesses ride within a country; what crosses a border is agreed on with people. */
export function priceRide({ list, currency }: Pricing, ride: Ride): ListedPrice | undefined {
  if (!list || ride.kind === deliveryType.International) return undefined;
  return priceOf(list, currency, {
    distanceKm: travelKm(ride.from, ride.to, ride.mode),
    weight: ride.weight,
    dispatchMode: ride.mode,
    isExpress: ride.kind === deliveryType.Express,
  });
}

/** A price list is for rides that begin near where the business works. */
const nearKm = 40;
const mostLookedAt = 200;
const mostShown = 6;

/** What businesses that work near the pickup ask for this ride, the lowest first. */
export async function readBusinessPrices(db: Db, ride: Ride, currency: Currency): Promise<BusinessPriceView[]> {
  if (ride.kind === deliveryType.International) return [];
  const { latitude, longitude } = ride.from;
  const high = nearKm / 111;
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const box = { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
  const rows = await findPricingNear(db, box, mostLookedAt);
  return rows
    .map(pricingOf)
    .filter((pricing) => pricing.currency === currency)
    .flatMap((pricing) => businessPriceOf(pricing, ride) ?? [])
    .sort((one, other) => one.fee - other.fee)
    .slice(0, mostShown);
}

type Asked = { readonly id: string; readonly ride: Ride };

/** What each of these asks for its ride; whoever does not offer it is missing. */
export async function readPricesOf(db: Db, asked: readonly Asked[]): Promise<ReadonlyMap<string, BusinessPriceView>> {
  if (asked.length === 0) return new Map();
  const rides = new Map(asked.map(({ id, ride }) => [id, ride]));
  const rows = await findPricing(db, [...rides.keys()]);
  const prices = rows.flatMap((row) => {
    const ride = rides.get(row.authorId);
    return (ride && businessPriceOf(pricingOf(row), ride)) ?? [];
  });
  return new Map(prices.map((price) => [price.business.id, price]));
}

function businessPriceOf(pricing: Pricing, ride: Ride): BusinessPriceView | undefined {
  const price = priceRide(pricing, ride);
  if (!price?.isOffered) return undefined;
  const { dispatchMode, feeMinor, lines } = price;
  const fee = toMajor(BigInt(feeMinor));
  return { business: authorViewOf(pricing.row), dispatchMode, fee, currency: pricing.currency, lines: lines.map(lineView) };
}

export function lineView({ title, detail, minor }: PriceLine) {
  return { title, detail, amount: toMajor(BigInt(minor)) };
}
