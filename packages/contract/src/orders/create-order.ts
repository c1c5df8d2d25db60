import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { orderView } from './order-view.ts';

export const createOrder = defineCall({
  method: 'POST',
  path: '/orders',
  access: 'member',
  summary:
    'Ask for a delivery. A carrier (userId is the caller) offers to carry a package at its posted fee; the sender, with isBooking, books the carrier whose trip or batch the package is for. Asked again while it is open, it answers the same order.',
  idempotent: true,
  body: z.strictObject({
    packageId: idOf('package'),
    /** The carrier. */
    userId: idOf('user'),
    isBooking: z._default(z.boolean('Please send true or false'), false),
  }),
  success: { status: 201, body: orderView },
  errors: ['kyc_required', 'not_found', 'forbidden', 'own_package', 'no_longer_open', 'already_matched', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
