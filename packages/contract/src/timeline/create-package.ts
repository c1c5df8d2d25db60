import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amount, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { carrierNote, landmark } from '../receivers/door-fields.ts';
import { lines, pin } from '../text.ts';
import { collectAtDoor } from './collect-at-door.ts';
import { timelineLimits } from './enums.ts';
import {
  deliveryTypeField,
  dispatchModeField,
  handleRequirementField,
  itemCategoryField,
  itemType,
  timelineItemId,
  weight,
} from './item-fields.ts';
import { packageView } from './item-view.ts';
import { metadata } from './metadata.ts';
import { parcelFields } from './parcel-fields.ts';

export const createPackage = defineCall({
  method: 'POST',
  path: '/timeline/package',
  access: 'member',
  summary:
    'Post a package: the fee and the charge for sending are held in escrow until it is handed over. A credit pays the charge if there is one. It can carry a price that the receiver pays at the door.',
  idempotent: true,
  body: z.strictObject({
    /** The delivery type: Sprint 0, InterState 1, International 2, Express 3. */
    deliveryPartner: deliveryTypeField,
    dispatchMode: dispatchModeField,
    ...parcelFields,
    pickupAddressJson: addressJson,
    dropOffAddressJson: addressJson,
    /** Where the door of the pickup is, and what the carrier reads there. Seen with that address, and nowhere else. */
    pickupLandmark: z.optional(landmark),
    pickupNote: z.optional(carrierNote),
    /** Seen with the address of the receiver, and nowhere else. */
    dropoffLandmark: z.optional(landmark),
    dropoffNote: z.optional(carrierNote),
    weight,
    itemCategoryId: itemCategoryField,
    handleRequirementId: handleRequirementField,
    shipmentDate: day,
    /** The fee for whoever carries it. */
    price: amount,
    /** The wallet it is paid from; the home wallet if absent. */
    currency: z.optional(currencyCode),
    /** The item’s value, for disputes. */
    costOfItem: amount,
    description: z._default(lines(timelineLimits.note), ''),
    imageIdList: z._default(imageIdList, []),
    /**
     * Money that the receiver pays at the door, in naira: before that nothing is handed over. A fee is reserved besides, for an attempt
     * that fails. Needs a checked identity and a Nigerian phone of the receiver’s.
     */
    collectAtDoor: z.optional(z.nullable(collectAtDoor)),
    /** Booking: the trip (2) or batch (4) that this parcel asks to travel with. */
    relatedTimelineItemType: z.optional(itemType),
    relatedTimelineItemId: z.optional(timelineItemId),
    /**
     * A price that a business holds (createPriceQuote): the parcel asks that business at it. An express parcel rings riders, and is open
     * to whoever takes it at that fee.
     */
    quoteId: z.optional(z.nullable(idOf('priceQuote'))),
    /**
     * Words of your own, which come back to you alone: 20 names at most. With a test key `simulate` says what a simulated carrier does
     * (docs/api-keys.md).
     */
    metadata: z.optional(metadata),
    /** All that is to be held of the sender’s money, as they were told it. Where it would be another amount, nothing is posted. */
    total: z.optional(amount),
    /** Left out, and only then, by a program with an API key: it pays within what the key may spend in a day. */
    pin: z.optional(pin),
  }),
  success: { status: 201, body: packageView },
  errors: [
    'pin_wrong',
    'pin_missing',
    'key_limit_reached',
    'wallet_locked',
    'kyc_required',
    'insufficient_funds',
    'total_differs',
    'amount_out_of_limits',
    'key_used_otherwise',
    'no_longer_open',
    'quote_over',
    'not_found',
    'forbidden',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
