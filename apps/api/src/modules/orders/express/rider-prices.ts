import type { QueryOf } from '@waybill/contract/call';
import { toMajor } from '@waybill/contract/money';
import type { findRiders } from '@waybill/contract/orders/find-riders';
import type { PricedRiderView } from '@waybill/contract/orders/rider-view';
import { deliveryType } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { findQuoteOf, readPricesOf } from '../../prices/index.ts';
import type { NearRider } from './nearest-riders.ts';

type Price = NonNullable<PricedRiderView['price']>;

/** What the businesses among these ask for an express ride, by what each is on duty with; a price held for the parcel comes first. */
export async function readRiderPrices(
  db: Db,
  senderId: string,
  riders: readonly NearRider[],
  { pickupAddressJson: from, dropOffAddressJson: to, weight, packageId }: QueryOf<typeof findRiders>,
): Promise<ReadonlyMap<string, Price>> {
  const businesses = riders.filter(({ isDispatchPartner }) => isDispatchPartner);
  if (!to || weight === undefined || businesses.length === 0) return new Map();
  const rides = businesses.map(({ id, dispatchMode: mode }) => ({
    id,
    ride: { from, to, weight, kind: deliveryType.Express, mode },
  }));
  const [listed, quote] = await Promise.all([readPricesOf(db, rides), packageId ? findQuoteOf(db, packageId) : undefined]);
  const prices = new Map<string, Price>();
  for (const [id, { fee, currency, lines }] of listed) prices.set(id, { fee, currency, lines, isHeld: false });
  if (quote?.askedBy === senderId) {
    const lines = quote.lines.map(({ minor, ...line }) => ({ ...line, amount: toMajor(BigInt(minor)) }));
    prices.set(quote.businessId, { fee: Number(quote.feeMinor) / 100, currency: quote.currency, lines, isHeld: true });
  }
  return prices;
}
