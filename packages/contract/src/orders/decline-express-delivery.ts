import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const declineExpressDelivery = defineCall({
  method: 'POST',
  path: '/orders/DeclineExpressDelivery/{packageId}',
  access: 'member',
  summary: 'Let an express parcel pass that rings: it stops ringing here, and the sender sees it.',
  params: z.strictObject({ packageId: idOf('package') }),
  success: { status: 204 },
  errors: ['not_found'],
});
