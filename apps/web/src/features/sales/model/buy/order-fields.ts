import type { Place } from '@waybill/contract/places/place';
import { orderSale } from '@waybill/contract/sales/order-sale';
import { writtenPhoneNumber } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { chosenPlace } from '../../../../forms/chosen-place.ts';
import type { KeptOrder } from './order-draft.ts';

export const orderSteps = ['place', 'pay', 'you', 'code'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Text only; the place as JSON, and where in the form somebody is. */
export type OrderFields = KeptOrder & { readonly otpCode: string };

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
