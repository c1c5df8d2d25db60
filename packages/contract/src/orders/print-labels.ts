import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { labelFormats, labelLimits } from './label-formats.ts';

const tooMany = `Please choose ${labelLimits.orders} parcels or fewer`;
const boxesMessage = `Please send a whole number from 1 to ${labelLimits.boxes}`;

export const printLabels = defineCall({
  method: 'POST',
  path: '/orders/labels',
  access: 'member',
  summary: `Labels or waybills of up to ${labelLimits.orders} orders as one PDF, in the order in which they are asked for. For sender and carrier, from the agreement until the parcel has arrived.`,
  body: z.strictObject({
    orderIds: z.array(idOf('order')).check(z.minLength(1, 'Please choose a parcel'), z.maxLength(labelLimits.orders, tooMany)),
    format: z.enum(labelFormats, 'Please choose a6, a4 or waybill'),
    /** The boxes that each of these parcels consists of: as many labels, “1 of 3”. A waybill says how many there are. */
    boxes: z._default(
      z.number(boxesMessage).check(z.int(boxesMessage), z.minimum(1, boxesMessage), z.maximum(labelLimits.boxes, boxesMessage)),
      1,
    ),
  }),
  success: { status: 200 },
  errors: ['not_found', 'step_not_allowed'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
