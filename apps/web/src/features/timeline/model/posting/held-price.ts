import type { PriceQuoteView } from '@waybill/contract/prices/price-quote-view';
import { amountText } from '../../../../forms/typed-amount.ts';

/** A price that a business holds, as the form keeps it, with the parcel it was named for. */
export type HeldPrice = {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly fee: number;
  readonly holdsUntil: string;
  readonly isFor: string;
};

/** The fields that a price depends on, and it itself. */
type Priced = Way & {
  readonly pickupAddressJson: string;
  readonly dropOffAddressJson: string;
  readonly weight: string;
};

type Way = { readonly deliveryPartner: string; readonly dispatchMode: string };
type Held = Priced & { readonly price: string; readonly quote: string };

/** Another parcel, or another fee, is not what was asked about. */
function signatureOf({ pickupAddressJson, dropOffAddressJson, weight, deliveryPartner, dispatchMode }: Priced): string {
  return JSON.stringify([pickupAddressJson, dropOffAddressJson, weight, deliveryPartner, dispatchMode]);
}

/** The fields of a parcel at a held price. */
export function withHeldPrice(fields: Priced, quote: PriceQuoteView, way: Way) {
  const held: HeldPrice = {
    id: quote.id,
    businessId: quote.business.id,
    name: quote.business.fullName,
    fee: quote.fee,
    holdsUntil: quote.holdsUntil,
    isFor: signatureOf({ ...fields, ...way }),
  };
  return { ...way, price: amountText(quote.fee), quote: JSON.stringify(held) };
}

/** The held price, as long as the form still says what it was asked for. */
export function heldPriceIn(fields: Held): HeldPrice | undefined {
  if (fields.quote === '') return undefined;
  try {
    const held: HeldPrice = JSON.parse(fields.quote);
    return held.isFor === signatureOf(fields) && amountText(held.fee) === fields.price ? held : undefined;
  } catch {
    return undefined;
  }
}
