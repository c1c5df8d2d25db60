import type { Currency } from '@waybill/contract/money';
import type { Spot } from '@waybill/contract/places/distance';
import type { PriceList } from '@waybill/contract/prices/price-list';
import type { PriceLine } from '@waybill/contract/prices/price-of';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type QuoteRow = {
  readonly id: string;
  readonly businessId: string;
  readonly askedBy: string;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly dispatchMode: number;
  readonly wantedMode: number;
  readonly deliveryType: number;
  readonly weightGrams: number;
  readonly pickup: Spot;
  readonly dropOff: Spot;
  readonly distanceM: number;
  readonly listVersion: number;
  readonly lines: readonly PriceLine[];
  readonly holdsUntil: Date;
  readonly isOver: boolean;
  readonly packageId: string | null;
  readonly requestHash: string;
};

export type NewQuote = Omit<QuoteRow, 'holdsUntil' | 'isOver' | 'packageId'> & {
  readonly list: PriceList;
  readonly requestKey: string;
  readonly holdsMinutes: number;
};

const columns = (db: Db) => db`
  id, business_id, asked_by, currency, fee_minor, dispatch_mode, wanted_mode, delivery_type, weight_grams, pickup, drop_off, distance_m,
  list_version, lines, holds_until, holds_until <= now() as is_over, package_id, request_hash`;

/** Asked twice under the same key, it is one quote: the first. */
export async function insertQuote(tx: Tx, quote: NewQuote): Promise<QuoteRow> {
  const { holdsMinutes, list, lines, pickup, dropOff } = quote;
  await tx`
    insert into price_quote (id, business_id, asked_by, currency, fee_minor, dispatch_mode, wanted_mode, delivery_type, weight_grams,
      pickup, drop_off, distance_m, list_version, list, lines, holds_until, request_key, request_hash)
    values (${quote.id}, ${quote.businessId}, ${quote.askedBy}, ${quote.currency}, ${quote.feeMinor}, ${quote.dispatchMode},
      ${quote.wantedMode}, ${quote.deliveryType}, ${quote.weightGrams}, ${tx.json(pickup)}, ${tx.json(dropOff)}, ${quote.distanceM},
      ${quote.listVersion}, ${tx.json(list)}, ${tx.json([...lines])}, now() + ${holdsMinutes}::int * interval '1 minute',
      ${quote.requestKey}, ${quote.requestHash})
    on conflict (request_key) do nothing`;
  const [row] = await tx<QuoteRow[]>`select ${columns(tx)} from price_quote where request_key = ${quote.requestKey}`;
  if (!row) throw new Error('A quote was written and is gone');
  return row;
}

/** One parcel at a time takes it. */
export async function lockQuote(tx: Tx, id: string): Promise<QuoteRow | undefined> {
  const [row] = await tx<QuoteRow[]>`select ${columns(tx)} from price_quote where id = ${id} for update`;
  return row;
}

export function setQuotePackage(tx: Tx, id: string, packageId: string): void {
  tx.write(tx`update price_quote set package_id = ${packageId} where id = ${id}`);
}

/** The price at which a parcel was posted, by the business that named it. */
export async function findQuoteOf(db: Db, packageId: string): Promise<QuoteRow | undefined> {
  const [row] = await db<QuoteRow[]>`select ${columns(db)} from price_quote where package_id = ${packageId}`;
  return row;
}
