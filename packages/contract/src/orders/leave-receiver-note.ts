import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { oneLine, otpCode } from '../text.ts';
import { trackingId } from './tracking-id.ts';

/** The longest note that a carrier reads at the gate. */
export const receiverNoteLength = 160;

/** For the receiver, who has no account. The code from the message shows that it is them: anybody else could send the parcel elsewhere. */
export const leaveReceiverNote = defineCall({
  method: 'PUT',
  path: '/track/{trackingId}/note',
  access: 'public',
  summary:
    'Leave the carrier a note about the handover (“leave it with the guard”), instead of the one before; an empty one takes it back. Needs the code from the message that came to the receiver’s phone.',
  params: z.strictObject({ trackingId }),
  body: z.strictObject({ code: otpCode, note: oneLine(receiverNoteLength, 'Please write a note') }),
  success: { status: 204 },
  errors: ['not_found', 'code_wrong', 'code_resting', 'step_not_allowed'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
