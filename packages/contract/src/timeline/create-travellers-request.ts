import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { lines } from '../text.ts';
import { timelineLimits } from './enums.ts';
import { dispatchModeField } from './item-fields.ts';
import { travellersRequestView } from './item-view.ts';
import { journeyRoomFields, pricePerKg } from './journey-room.ts';
import { journeyFields } from './parcel-fields.ts';

export const createTravellersRequest = defineCall({
  method: 'POST',
  path: '/timeline/travellersrequest',
  access: 'member',
  summary: 'Offer the room in one’s luggage on a trip. Needs a completed identity check.',
  idempotent: true,
  body: z.strictObject({
    dispatchMode: dispatchModeField,
    pickupAddress: journeyFields.pickupAddress,
    /** Chosen from a search for places; what is not sent is looked up, and the best match taken. */
    pickupAddressJson: z.optional(addressJson),
    dropOffAddress: journeyFields.dropOffAddress,
    dropOffAddressJson: z.optional(addressJson),
    shippingDate: day,
    /** The room, in kilograms, parcels or both; without either there is as much as the traveller agrees to. */
    roomKg: z.optional(journeyRoomFields.roomKg),
    roomPieces: z.optional(journeyRoomFields.roomPieces),
    /** What a kilogram costs; without it senders name a fee. */
    pricePerKg: z.optional(pricePerKg),
    /** The currency of the price; that of the home wallet if absent. */
    currency: z.optional(currencyCode),
    /** The place and time to meet, and whatever else there is to say. */
    message: z._default(lines(timelineLimits.note), ''),
    imageIdList: z._default(imageIdList, []),
  }),
  success: { status: 201, body: travellersRequestView },
  errors: ['kyc_required', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
