import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** The pace at which a visible browser reports presence, and the time for which a report counts. */
export const presencePace = { everySeconds: 30, countsSeconds: 75 } as const;

export const setPresence = defineCall({
  method: 'PUT',
  path: '/users/presence',
  access: 'member',
  summary:
    'Whether Waybill is being looked at on this device at this moment: whoever is looking is not rung. What others see of it is each one’s own choice.',
  body: z.strictObject({ isHere: z.boolean('Please choose yes or no') }),
  success: { status: 204 },
  limits: [{ by: 'caller', max: 300, seconds: 300 }],
});
