import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { pin } from '../text.ts';
import { orderView } from './order-view.ts';

export const updateDeliveryFee = defineCall({
  method: 'POST',
  path: '/orders/updatedeliveryfee',
  access: 'member',
  summary:
    'The sender agrees to another fee: what is held is raised or lowered and the order is there, in one act. The offer must be the carrier’s open one, or one of the sender’s own that the carrier accepted.',
  idempotent: true,
  body: z.strictObject({
    negotiationId: idOf('negotiation'),
    packageId: idOf('package'),
    deliveryUserId: idOf('user'),
    pin,
  }),
  success: { status: 201, body: orderView },
  errors: [
    'pin_wrong',
    'pin_missing',
    'wallet_locked',
    'insufficient_funds',
    'not_found',
    'forbidden',
    'offer_over',
    'already_matched',
    'no_longer_open',
    'key_used_otherwise',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
