import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';

/** As much as a report may say besides its reason. */
export const reportLength = 500;

export const reportUser = defineCall({
  method: 'POST',
  path: '/users/report',
  access: 'member',
  summary: 'Tell our people that somebody behaves badly. The person is not told.',
  body: z.strictObject({
    userId: idOf('user'),
    reason: z.enum(['scam', 'prohibited', 'abuse', 'spam', 'private', 'other'], 'Please choose a reason'),
    message: z._default(lines(reportLength), ''),
    /** The room it happened in: staff may then read the last messages of it. */
    roomId: z.optional(idOf('room')),
  }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
