import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { trackingId } from './tracking-id.ts';

/** For the receiver: the number it goes to is the one on the parcel, whoever asks. */
export const sendHandoverCode = defineCall({
  method: 'POST',
  path: '/track/{trackingId}/code',
  access: 'public',
  summary: 'Send the receiver the handover code again, by SMS to the number on the parcel. Once a minute, five an hour.',
  params: z.strictObject({ trackingId }),
  success: { status: 202 },
  errors: ['not_found', 'step_not_allowed', 'code_too_soon'],
  // Receivers share mobile addresses; what is narrow is the count of the order and of the number it goes to.
  limits: [{ by: 'ip', max: 300, seconds: 3600 }],
});
