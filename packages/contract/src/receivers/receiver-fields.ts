import * as z from 'zod/mini';
import { addressJson } from '../places/place.ts';
import { line, name, phoneNumberOf } from '../text.ts';
import { carrierNote, landmark, typedPlusCode } from './door-fields.ts';

/** The most people in one book. */
export const mostReceivers = 2_000;

/** Somebody in a book of receivers, as they are entered. */
export const receiverFields = {
  fullName: name(120, 'their full name'),
  phoneNumber: phoneNumberOf('their'),
  /** Street and number, or how to find it: the address of a parcel to them. */
  address: line(200, 'their street and number, or how to find them'),
  /** The area, with the exact spot where it is known. */
  addressJson,
  plusCode: typedPlusCode,
  landmark: z._default(landmark, ''),
  note: z._default(carrierNote, ''),
} as const;
