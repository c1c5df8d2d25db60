import type { Place } from '@waybill/contract/places/place';
import { orderSale } from '@waybill/contract/sales/order-sale';
import { writtenPhoneNumber } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import { type Draft, draftOf } from '../../../../forms/drafts.ts';

export const orderSteps = ['place', 'pay', 'you', 'code'] as const;
export type OrderStep = (typeof orderSteps)[number];

const empty = {
  step: 'place',
  dropoffAddress: '',
  dropOffAddressJson: '',
  payWhen: '',
  name: '',
  dialCode: '+234',
  phoneNumber: '',
};

/** Text only; the place as JSON, and where in the form somebody is. The code is never stored. */
export type OrderFields = typeof empty & { readonly otpCode: string };

/** What was typed for a sale, for this tab: reading the SMS may cost a phone the page. */
export function orderDraft(code: string): Draft<typeof empty> {
  return draftOf(`buy.${code}`, empty);
}

const { name, phoneNumber, otpCode, dropoffAddress, payWhen } = orderSale.body.shape;
export const orderSchema = z.object({
  name,
  phoneNumber,
  otpCode,
  dropoffAddress,
  dropOffAddressJson: chosenPlace,
  payWhen,
});

export function placeIn({ dropOffAddressJson }: Pick<OrderFields, 'dropOffAddressJson'>): Place | null {
  return dropOffAddressJson === '' ? null : JSON.parse(dropOffAddressJson);
}

export function phoneIn({ dialCode, phoneNumber: typed }: Pick<OrderFields, 'dialCode' | 'phoneNumber'>): string {
  return writtenPhoneNumber(dialCode, typed);
}

export function orderWire(fields: OrderFields): unknown {
  return {
    name: fields.name,
    phoneNumber: phoneIn(fields),
    otpCode: fields.otpCode,
    dropoffAddress: fields.dropoffAddress,
    dropOffAddressJson: placeIn(fields) ?? '',
    payWhen: fields.payWhen,
  };
}
