import { type Currency, toMajor, toMinor } from '@waybill/contract/money';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { tripFee } from '@waybill/contract/timeline/journey-room';
import { Problem } from '../../platform/http/problem.ts';
import { inMoney } from '../wallet/index.ts';
import type { LockedItem } from './storage/items.ts';

type Input = {
  readonly shipmentDate: string;
  readonly dispatchMode: number;
  readonly price: number;
  readonly weight: number;
};

/** A parcel travels with a trip or batch on its day, as it goes and for what it costs: the carrier has promised nothing else. */
export function checkBooking(item: LockedItem, input: Input, paidIn: Currency): void {
  const { currency, shipDate, dispatchMode } = item;
  if (currency && currency !== paidIn) refuse('currency', `This is paid in ${currency === 'NGN' ? 'naira' : 'dollars'}.`);
  if (shipDate !== input.shipmentDate)
    refuse('shipmentDate', 'This leaves on another day. Please book it for the day it leaves.');
  // A batch has no dispatch mode.
  if (dispatchMode !== null && dispatchMode !== input.dispatchMode)
    refuse('dispatchMode', 'The traveller goes another way. Please choose how they travel.');
  checkPrice(item, input);
}

function checkPrice({ type, currency, priceMinor }: LockedItem, { price, weight }: Input): void {
  if (!currency || priceMinor === null) return;
  const isTrip = type === timelineItemType.TravellersRequest;
  const least = isTrip ? toMinor(tripFee(toMajor(BigInt(priceMinor)), weight, currency)) : BigInt(priceMinor);
  if (toMinor(price) >= least) return;
  const money = inMoney(least, currency);
  throw new Problem('amount_out_of_limits', isTrip ? `On this trip it costs ${money}.` : `This batch begins at ${money}.`, {
    field: 'price',
  });
}

type Taken = { readonly grams: number; readonly pieces: number };

/** What is promised to others is not promised again. */
export function checkRoom({ type, roomGrams, roomPieces }: LockedItem, taken: Taken, weight: number): void {
  const noun = type === timelineItemType.TravellersRequest ? 'trip' : 'batch';
  const leftGrams = roomGrams === null ? undefined : roomGrams - taken.grams;
  if ((roomPieces !== null && taken.pieces >= roomPieces) || (leftGrams !== undefined && leftGrams <= 0))
    throw new Problem('no_longer_open', `This ${noun} has no room left. Nothing was taken.`);
  if (leftGrams !== undefined && Math.round(weight * 1000) > leftGrams)
    refuse('weight', `There is room for ${(leftGrams / 1000).toLocaleString('en-NG')} kg on this ${noun}.`);
}

function refuse(field: string, words: string): never {
  throw new Problem('invalid_input', words, { field });
}
