import { type Currency, toMinor } from '@waybill/contract/money';
import type { Spot } from '@waybill/contract/places/distance';
import { quoteHoldsMinutes } from '@waybill/contract/prices/price-list';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Ride } from './read-prices.ts';
import { lockQuote, type QuoteRow, setQuotePackage } from './storage/price-quotes.ts';

type QuotedParcel = Ride & {
  readonly senderId: string;
  /** In major units. */
  readonly price: number;
  readonly currency: Currency;
};

/**
 * Takes a quote for a parcel that is being posted: once, by whoever asked, for what was asked about, while it holds. The list is not
 * looked at again: it may have changed. Locks the quote. Answers the business that named the price.
 */
export async function takeQuote(tx: Tx, quoteId: string, parcel: QuotedParcel): Promise<string> {
  const quote = await lockQuote(tx, quoteId);
  if (quote?.askedBy !== parcel.senderId)
    throw new Problem('not_found', 'We do not know this price. Please ask for it again.', { field: 'quoteId' });
  if (quote.packageId !== null)
    throw new Problem('quote_over', 'A parcel was posted at this price already. Please ask for another.', { field: 'quoteId' });
  if (quote.isOver)
    throw new Problem(
      'quote_over',
      `This price held for ${quoteHoldsMinutes} minutes, which are over. Please ask for it again: nothing was taken.`,
      { field: 'quoteId' },
    );
  const other = otherThanQuoted(quote, parcel);
  if (other)
    throw new Problem('invalid_input', `The price was for another ${other.what}. Please ask for it again.`, {
      field: other.field,
    });
  return quote.businessId;
}

/** Remembers which parcel it became; its row is written by then. */
export function finishQuote(tx: Tx, quoteId: string, packageId: string): void {
  setQuotePackage(tx, quoteId, packageId);
}

const isSame = (one: Spot, other: Spot) => one.latitude === other.latitude && one.longitude === other.longitude;

function otherThanQuoted(quote: QuoteRow, parcel: QuotedParcel): { readonly what: string; readonly field: string } | undefined {
  if (!isSame(quote.pickup, parcel.from)) return { what: 'pickup', field: 'pickupAddressJson' };
  if (!isSame(quote.dropOff, parcel.to)) return { what: 'drop-off', field: 'dropOffAddressJson' };
  if (quote.weightGrams !== Math.round(parcel.weight * 1000)) return { what: 'weight', field: 'weight' };
  if (quote.deliveryType !== parcel.kind) return { what: 'kind of delivery', field: 'deliveryPartner' };
  if (quote.wantedMode !== parcel.mode) return { what: 'way to travel', field: 'dispatchMode' };
  if (quote.currency !== parcel.currency) return { what: 'currency', field: 'currency' };
  if (BigInt(quote.feeMinor) !== toMinor(parcel.price)) return { what: 'fee', field: 'price' };
  return undefined;
}
