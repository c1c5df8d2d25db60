import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderId } from '../orders/order-fields.ts';
import { costView, draftRoundView } from './round-view.ts';

export const findRoundsFor = defineCall({
  method: 'GET',
  path: '/business/rounds/slipping',
  access: 'dispatch-partner',
  summary:
    'Rounds of today into which one more parcel could be slipped without breaking a promise, the least way round first. Nothing is kept.',
  query: z.strictObject({ orderId }),
  success: { status: 200, body: z.object({ rounds: z.array(z.object({ round: draftRoundView, cost: costView })) }) },
  errors: ['not_found', 'step_not_allowed', 'already_taken'],
  limits: [{ by: 'caller', max: 240, seconds: 3600 }],
});
