import { type Currency, toMinor } from '@waybill/contract/money';
import { Problem } from '../../platform/http/problem.ts';
import { inMoney } from '../wallet/index.ts';
import type { LockedItem } from './storage/items.ts';

type Input = { readonly shipmentDate: string; readonly dispatchMode: number; readonly price: number };

/** A parcel travels with a trip or batch on its day, as it goes and for what it costs: the carrier has promised nothing else. */
export function checkBooking({ currency, priceMinor, shipDate, dispatchMode }: LockedItem, input: Input, paidIn: Currency): void {
  if (currency && currency !== paidIn) refuse('currency', `This is paid in ${currency === 'NGN' ? 'naira' : 'dollars'}.`);
  if (shipDate !== input.shipmentDate)
    refuse('shipmentDate', 'This leaves on another day. Please book it for the day it leaves.');
  // A batch has no dispatch mode.
  if (dispatchMode !== null && dispatchMode !== input.dispatchMode)
    refuse('dispatchMode', 'The traveller goes another way. Please choose how they travel.');
  if (currency && priceMinor !== null && toMinor(input.price) < BigInt(priceMinor))
    throw new Problem('amount_out_of_limits', `This batch begins at ${inMoney(BigInt(priceMinor), currency)}.`, {
      field: 'price',
    });
}

function refuse(field: string, words: string): never {
  throw new Problem('invalid_input', words, { field });
}
