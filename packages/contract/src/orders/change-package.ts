import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { imageIdList } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amount } from '../money.ts';
import { lines, pin } from '../text.ts';
import { timelineLimits } from '../timeline/enums.ts';
import { deliveryTypeField } from '../timeline/item-fields.ts';
import { packageView } from '../timeline/item-view.ts';

export const changePackage = defineCall({
  method: 'PUT',
  path: '/orders/packages/{packageId}',
  access: 'member',
  summary:
    'Change a parcel of one’s own while it looks for a carrier: its fee (with the PIN; what is held follows in the same act), its day, its note and its pictures. An express parcel becomes an ordinary one by another delivery type.',
  idempotent: true,
  params: z.strictObject({ packageId: idOf('package') }),
  /** What is absent stays as it is, so that nobody undoes a change that they have not seen yet. */
  body: z.strictObject({
    price: z.optional(amount),
    shipmentDate: z.optional(day),
    description: z.optional(lines(timelineLimits.note)),
    /** All of them, those that it had among them. */
    imageIdList: z.optional(imageIdList),
    deliveryPartner: z.optional(deliveryTypeField),
    /** Needed where the fee is another. */
    pin: z.optional(pin),
  }),
  success: { status: 200, body: packageView },
  errors: [
    'fee_differs',
    'pin_wrong',
    'pin_missing',
    'wallet_locked',
    'insufficient_funds',
    'amount_out_of_limits',
    'key_used_otherwise',
    'already_matched',
    'no_longer_open',
    'not_found',
    'forbidden',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
