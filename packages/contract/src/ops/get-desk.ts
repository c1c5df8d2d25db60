import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { glanceView, holdView } from './case-view.ts';

/** Holds and glances in one answer at most: more than a team has. */
export const mostOnDesk = 500;

export const getDesk = defineCall({
  method: 'GET',
  path: '/ops/desk',
  access: 'staff',
  summary: 'Who of us holds which case, and who looks at which one now; of the kinds that are for the caller’s role.',
  success: {
    status: 200,
    body: z.object({
      held: z.array(holdView),
      looking: z.array(glanceView),
      /** Notes that call the reader and that they have not seen. */
      mentions: z.int(),
    }),
  },
});
