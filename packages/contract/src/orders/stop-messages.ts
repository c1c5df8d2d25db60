import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';
import { trackingId } from './tracking-id.ts';

/** For the receiver, who has no account. The code from the message shows that it is their phone. */
export const stopMessages = defineCall({
  method: 'POST',
  path: '/track/{trackingId}/stop',
  access: 'public',
  summary:
    'Send no more messages about parcels to the receiver’s number, from whomever. Needs the code from the message that came there. An SMS with START takes it back.',
  params: z.strictObject({ trackingId }),
  body: z.strictObject({ code: otpCode }),
  success: { status: 204 },
  errors: ['not_found', 'code_wrong', 'code_resting'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
