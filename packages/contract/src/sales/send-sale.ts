import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { idOf } from '../ids.ts';
import { amount } from '../money.ts';
import { lines, pin } from '../text.ts';
import { timelineLimits } from '../timeline/enums.ts';
import {
  deliveryTypeField,
  dispatchModeField,
  handleRequirementField,
  itemType,
  timelineItemId,
} from '../timeline/item-fields.ts';
import { saleView } from './sale-view.ts';

export const sendSale = defineCall({
  method: 'POST',
  path: '/sales/{saleId}/package',
  access: 'member',
  summary:
    'Send what was sold: it becomes a parcel on the timeline, or a booking of one carrier, with its money in escrow or to be paid at the door. What the seller pays is held with the PIN.',
  idempotent: true,
  params: z.strictObject({ saleId: idOf('sale') }),
  body: z.strictObject({
    deliveryPartner: deliveryTypeField,
    dispatchMode: dispatchModeField,
    handleRequirementId: handleRequirementField,
    shipmentDate: day,
    description: z._default(lines(timelineLimits.note), ''),
    /** Where the seller pays the delivery: the fee. Where the buyer does, it is the one they were shown. */
    price: z.optional(amount),
    relatedTimelineItemType: z.optional(itemType),
    relatedTimelineItemId: z.optional(timelineItemId),
    pin,
  }),
  success: { status: 201, body: saleView },
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
