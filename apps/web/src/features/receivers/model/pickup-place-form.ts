import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import type { KeptPickupPlace } from '../api/keep-pickup-place.ts';
import { keptAs, type ReceiverFields, receiverFieldsOf, receiverWire } from './receiver-form.ts';

/** A place as it stands in its form; anything but empty makes it the one that parcels start from. */
export type PickupPlaceFields = ReceiverFields & { readonly name: string; readonly isDefault: string };

export const pickupPlaceSchema = keepPickupPlace.body;

type Start = { readonly fullName: string; readonly dialCode: string; readonly phoneNumber: string; readonly isDefault: boolean };

/** Of a new place, whoever writes it down hands parcels over there, until they say otherwise. */
export function pickupPlaceFieldsOf(place: PickupPlaceView | undefined, start: Start): PickupPlaceFields {
  const fields = receiverFieldsOf(place, start.dialCode);
  const person = place ? {} : { fullName: start.fullName, phoneNumber: start.phoneNumber };
  const isDefault = place?.isDefault ?? start.isDefault;
  return { ...fields, ...person, name: place?.name ?? '', isDefault: isDefault ? 'yes' : '' };
}

export function pickupPlaceWire(fields: PickupPlaceFields): Readonly<Record<string, unknown>> {
  return { ...receiverWire(fields), isDefault: fields.isDefault !== '' };
}

/** The place as it would be kept anew. */
export function placeKeptAs(place: PickupPlaceView): KeptPickupPlace {
  return { ...keptAs(place), name: place.name, isDefault: place.isDefault };
}
