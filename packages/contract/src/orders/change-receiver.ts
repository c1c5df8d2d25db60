import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { addressJson } from '../places/place.ts';
import { carrierNote, landmark } from '../receivers/door-fields.ts';
import { pin } from '../text.ts';
import { parcelFields } from '../timeline/parcel-fields.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

const { receiverFullName, receiverPhoneNumber, dropoffAddress } = parcelFields;

export const changeReceiver = defineCall({
  method: 'PUT',
  path: '/orders/{id}/receiver',
  access: 'member',
  summary:
    'The sender changes who receives the parcel or where, within 20 km of what was agreed. After pickup it needs the PIN. A new receiver gets a new code; three times for one parcel.',
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({
    receiverFullName,
    receiverPhoneNumber,
    dropoffAddress,
    dropOffAddressJson: addressJson,
    /** Left out, they stay at the same door, and go with another. */
    dropoffLandmark: z.optional(landmark),
    dropoffNote: z.optional(carrierNote),
    pin: z.optional(pin),
  }),
  success: { status: 200, body: orderView },
  errors: ['not_found', 'forbidden', 'step_not_allowed', 'pin_wrong', 'pin_missing', 'wallet_locked'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
