import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { amount, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { lines } from '../text.ts';
import { timelineLimits } from './enums.ts';
import { batchShippingView } from './item-view.ts';
import { journeyRoomFields } from './journey-room.ts';
import { journeyFields } from './parcel-fields.ts';

const { dropOffs } = timelineLimits;

export const createBatchShipping = defineCall({
  method: 'POST',
  path: '/timeline/batchShipping',
  access: 'dispatch-partner',
  summary:
    'A business goes from one pickup to several drop-offs on a day, for a range of prices. Needs a completed identity check.',
  idempotent: true,
  body: z
    .strictObject({
      pickupAddress: journeyFields.pickupAddress,
      /** Chosen from a search for places; what is not sent is looked up, and the best match taken. */
      pickupAddressJson: z.optional(addressJson),
      /** In the order of the journey; each with its place at the same position, or none with one. */
      dropOffAddresses: z
        .array(journeyFields.dropOffAddress, 'Please send a list of addresses')
        .check(z.minLength(1, 'Please add a drop-off'), z.maxLength(dropOffs, `${dropOffs} drop-offs are the most`)),
      dropOffAddressesJson: z.optional(z.array(addressJson, 'Please send a list of places')),
      shippingDate: day,
      /** The room, in kilograms, parcels or both; without either there is as much as the business agrees to. */
      roomKg: z.optional(journeyRoomFields.roomKg),
      roomPieces: z.optional(journeyRoomFields.roomPieces),
      priceStart: amount,
      priceEnd: amount,
      /** The home wallet’s if absent. */
      currency: z.optional(currencyCode),
      message: z._default(lines(timelineLimits.note), ''),
      imageIdList: z._default(imageIdList, []),
    })
    .check(
      z.refine(({ dropOffAddresses: texts, dropOffAddressesJson: places }) => !places || places.length === texts.length, {
        path: ['dropOffAddressesJson'],
        message: 'Please choose a place for every drop-off',
      }),
      z.refine((body) => body.priceStart <= body.priceEnd, {
        path: ['priceEnd'],
        message: 'Please enter at least the lowest price',
      }),
    ),
  success: { status: 201, body: batchShippingView },
  errors: ['kyc_required', 'forbidden', 'amount_out_of_limits', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
