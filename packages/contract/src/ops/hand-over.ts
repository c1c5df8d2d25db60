import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { caseId, caseKind } from './case-kinds.ts';
import { noteLimits } from './note-view.ts';

export const mostHandedOver = 100;

const note = z.optional(lines(noteLimits.text));

export const handOver = defineCall({
  method: 'POST',
  path: '/ops/handover',
  access: 'staff',
  summary:
    'Hand over what one holds, at the end of a shift: to a colleague whose role decides it, or back to the queues; with a note for all or for each. What one no longer holds stays where it is.',
  body: z.strictObject({
    /** Nobody: the cases go back to their queues. */
    to: z.optional(idOf('user')),
    /** Beside each of the cases that has none of its own. */
    note,
    cases: z
      .array(z.strictObject({ kind: caseKind, id: caseId, note }))
      .check(
        z.minLength(1, 'Please choose what to hand over'),
        z.maxLength(mostHandedOver, `${mostHandedOver} at a time at most`),
      ),
  }),
  success: {
    status: 200,
    body: z.object({
      cases: z.array(z.object({ kind: caseKind, id: z.string(), isHandedOver: z.boolean(), /** Why not. */ why: z.string() })),
    }),
  },
});
