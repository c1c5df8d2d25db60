import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { orderView } from './order-view.ts';

export const acceptExpressDelivery = defineCall({
  method: 'POST',
  path: '/orders/AcceptExpressDelivery/{packageId}',
  access: 'member',
  summary: 'Take an express parcel near by, on duty: the first one has it, everybody else hears that they were too late.',
  params: z.strictObject({ packageId: idOf('package') }),
  success: { status: 201, body: orderView },
  errors: [
    'kyc_required',
    'not_found',
    'own_package',
    'already_taken',
    'no_longer_open',
    'not_on_duty',
    'outside_hours',
    'out_of_reach',
  ],
});
