import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { riderDutyView } from './rider-duty-view.ts';

export const setRiderDuty = defineCall({
  method: 'PUT',
  path: '/business/duty',
  access: 'dispatch-partner',
  summary:
    'Go on or off duty for the business by one’s own word. It counts until one’s next shift begins or ends, and twelve hours at most.',
  body: z.strictObject({ isOnDuty: z.boolean('Please send true or false') }),
  success: { status: 200, body: riderDutyView },
  errors: ['forbidden'],
});
