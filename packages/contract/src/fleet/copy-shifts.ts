import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { week } from './shift-view.ts';

export const copyShifts = defineCall({
  method: 'POST',
  path: '/business/shifts/copy',
  access: 'dispatch-partner',
  summary:
    'Plan a week like the one before it. What is planned already stays; shifts of people who ride no more, and times that are past, are left out.',
  body: z.strictObject({ week }),
  success: {
    status: 200,
    body: z.object({
      planned: z.int(),
      /** Of the week before, those that were not planned again. */
      leftOut: z.int(),
    }),
  },
  errors: ['shift_over'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
