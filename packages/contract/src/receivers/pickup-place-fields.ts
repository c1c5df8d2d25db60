import * as z from 'zod/mini';
import { addressJson } from '../places/place.ts';
import { line, name, phoneNumberOf } from '../text.ts';
import { carrierNote, landmark, typedPlusCode } from './door-fields.ts';

/** The most places that one account sends from. */
export const mostPickupPlaces = 200;

/** The longest name of one: it stands on a button. */
export const pickupPlaceNameLength = 40;

/** A place that one sends from, as it is entered. */
export const pickupPlaceFields = {
  /** What one calls it: “Shop, Yaba”. Nobody else reads it, and no two have the same. */
  name: line(pickupPlaceNameLength, 'a name for this place'),
  /** Whom the carrier asks for there. */
  fullName: name(120, 'who hands parcels over there'),
  phoneNumber: phoneNumberOf('their'),
  address: line(200, 'the street and number, or how to find it'),
  /** The area, with the exact spot where it is known. */
  addressJson,
  plusCode: typedPlusCode,
  landmark: z._default(landmark, ''),
  note: z._default(carrierNote, ''),
  /** The one that new parcels start from: it takes the place of the one before. */
  isDefault: z._default(z.boolean(), false),
} as const;
