import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';
import { trackingId } from './tracking-id.ts';

/** For the receiver, who has no account. The code from the message shows that it is them. */
export const showCarrierPhone = defineCall({
  method: 'POST',
  path: '/track/{trackingId}/carrierPhone',
  access: 'public',
  summary:
    'The number to call the carrier on, for the receiver while the parcel is under way. Needs the code from the message that came to their phone.',
  params: z.strictObject({ trackingId }),
  body: z.strictObject({ code: otpCode }),
  success: { status: 200, body: z.object({ phoneNumber: z.string() }) },
  errors: ['not_found', 'code_wrong', 'code_resting', 'step_not_allowed'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
