import { quoteHoldsMinutes } from '@waybill/contract/prices/price-list';
import type { ListedPrice } from '@waybill/contract/prices/price-of';
import type { PriceQuoteView } from '@waybill/contract/prices/price-quote-view';
import { travelKm } from '@waybill/contract/timeline/estimate';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { authorViewOf } from '../../users/index.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { PricesContext } from '../context.ts';
import { lineView, type Pricing, priceRide, type Ride, readPricing } from '../read-prices.ts';
import { insertQuote, type QuoteRow } from '../storage/price-quotes.ts';

type Asked = { readonly businessId: string; readonly askedBy: string; readonly idempotencyKey: string; readonly ride: Ride };

/** Works a price out from the list as it is now, and keeps both: the business stands by it for five minutes. */
export async function holdPrice({ db }: PricesContext, asked: Asked): Promise<PriceQuoteView> {
  const { businessId, askedBy, idempotencyKey, ride } = asked;
  const { from, to, weight, kind, mode } = ride;
  if (businessId === askedBy)
    throw new Problem('forbidden', 'This is your own business. Somebody else has to carry your parcel.');
  const pricing = await readPricing(db, businessId);
  if (!pricing?.row.isIdentityChecked) throw new Problem('not_found', 'We cannot find a business by that id.');
  const price = priceRide(pricing, ride);
  if (!pricing.list || !price?.isOffered) throw notOffered(pricing, price);
  const spot = ({ latitude, longitude }: typeof from) => ({ latitude, longitude });
  const requestHash = keyFor('prices quote', JSON.stringify([businessId, spot(from), spot(to), weight, kind, mode]));
  const quote = {
    id: newId('priceQuote'),
    businessId,
    askedBy,
    currency: pricing.currency,
    feeMinor: String(price.feeMinor),
    dispatchMode: price.dispatchMode,
    wantedMode: mode,
    deliveryType: kind,
    weightGrams: Math.round(weight * 1000),
    pickup: spot(from),
    dropOff: spot(to),
    distanceM: Math.round(travelKm(from, to, mode) * 1000),
    listVersion: pricing.version,
    list: pricing.list,
    lines: price.lines,
    requestKey: keyFor(`${askedBy} prices quote`, idempotencyKey),
    requestHash,
    holdsMinutes: quoteHoldsMinutes,
  };
  const row = await transact(db, (tx) => insertQuote(tx, quote));
  if (row.requestHash !== requestHash) throw keyUsedOtherwise();
  return quoteViewOf(row, pricing);
}

function quoteViewOf(row: QuoteRow, pricing: Pricing): PriceQuoteView {
  return {
    id: row.id,
    business: authorViewOf(pricing.row),
    dispatchMode: row.dispatchMode,
    fee: Number(row.feeMinor) / 100,
    currency: row.currency,
    lines: row.lines.map(lineView),
    distanceKm: Math.round(row.distanceM / 100) / 10,
    listVersion: row.listVersion,
    holdsUntil: row.holdsUntil.toISOString(),
  };
}

const reasons = {
  'too-far': 'does not go that far',
  'too-heavy': 'does not carry that much',
  'no-vehicle': 'has no vehicle for it',
  'too-dear': 'has no price for it',
} as const;

function notOffered({ row }: Pricing, price: ListedPrice | undefined): Problem {
  const why = price && !price.isOffered ? reasons[price.why] : 'has no price for it';
  return new Problem('not_offered', `${row.fullName} ${why}. Other carriers may.`);
}
