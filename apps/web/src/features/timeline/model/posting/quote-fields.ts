import type { Currency } from '@waybill/contract/money';
import { deliveryTypeField, dispatchModeField, weight } from '@waybill/contract/timeline/item-fields';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { deliveryChoice, modeChoice, typeIn } from './delivery-choice.ts';
import { type PackageFields, packageDraft, placeIn } from './package-fields.ts';

export type QuoteFields = Pick<
  PackageFields,
  'pickupAddress' | 'pickupAddressJson' | 'dropoffAddress' | 'dropOffAddressJson' | 'weight' | 'deliveryPartner' | 'dispatchMode'
>;

export const emptyQuote: QuoteFields = {
  pickupAddress: '',
  pickupAddressJson: '',
  dropoffAddress: '',
  dropOffAddressJson: '',
  weight: '',
  deliveryPartner: '',
  dispatchMode: '',
};

export function quoteSchema(fields: QuoteFields) {
  const [from, to] = [placeIn(fields.pickupAddressJson), placeIn(fields.dropOffAddressJson)];
  const { possible, why } = deliveryChoice(from, to);
  const offered = modeChoice(from, to, typeIn(fields.deliveryPartner));
  return z.strictObject({
    pickupAddressJson: chosenPlace,
    dropOffAddressJson: chosenPlace,
    weight,
    deliveryPartner: deliveryTypeField.check(z.refine((value) => possible.some((type) => type === value), why)),
    dispatchMode: dispatchModeField.check(z.refine((value) => offered.some((mode) => mode === value), 'It cannot go that way')),
  });
}

export function quoteWire(fields: QuoteFields): Readonly<Record<string, unknown>> {
  return {
    pickupAddressJson: placeIn(fields.pickupAddressJson) ?? '',
    dropOffAddressJson: placeIn(fields.dropOffAddressJson) ?? '',
    weight: typedAmount(fields.weight),
    deliveryPartner: fields.deliveryPartner === '' ? '' : Number(fields.deliveryPartner),
    dispatchMode: fields.dispatchMode === '' ? '' : Number(fields.dispatchMode),
  };
}

type Fee = { readonly price: string; readonly currency: Currency };

/** Puts what a quote was asked for into the form for sending; what was filled in there besides stays. */
export function takeAlong(store: Storage, userId: string, fields: QuoteFields, fee: Fee): void {
  const draft = packageDraft(userId);
  draft.write(store, { ...draft.resume(store), ...fields, ...fee });
}
