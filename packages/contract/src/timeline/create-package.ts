import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { amount, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { lines, pin } from '../text.ts';
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
import { parcelFields } from './parcel-fields.ts';

export const createPackage = defineCall({
  method: 'POST',
  path: '/timeline/package',
  access: 'member',
  summary:
    'Post a package: the fee and the charge for sending are held in escrow until it is handed over. A credit pays the charge if there is one.',
  idempotent: true,
  body: z.strictObject({
    /** The delivery type: Sprint 0, InterState 1, International 2, Express 3. */
    deliveryPartner: deliveryTypeField,
    dispatchMode: dispatchModeField,
    ...parcelFields,
    pickupAddressJson: addressJson,
    dropOffAddressJson: addressJson,
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
    /** Booking: the trip (2) or batch (4) that this parcel asks to travel with. */
    relatedTimelineItemType: z.optional(itemType),
    relatedTimelineItemId: z.optional(timelineItemId),
    pin,
  }),
  success: { status: 201, body: packageView },
  errors: [
    'pin_wrong',
    'pin_missing',
    'wallet_locked',
    'insufficient_funds',
    'amount_out_of_limits',
    'key_used_otherwise',
    'no_longer_open',
    'not_found',
    'forbidden',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
