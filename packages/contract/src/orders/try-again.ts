import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { pin } from '../text.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const tryAgain = defineCall({
  method: 'POST',
  path: '/orders/{id}/again',
  access: 'member',
  summary:
    'The seller has a failed attempt repeated on a day within the next week: another half of the fee is held from their balance. Once for a parcel.',
  idempotent: true,
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({ day, pin }),
  success: { status: 200, body: orderView },
  errors: [
    'not_found',
    'forbidden',
    'step_not_allowed',
    'pin_wrong',
    'pin_missing',
    'wallet_locked',
    'insufficient_funds',
    'key_used_otherwise',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
