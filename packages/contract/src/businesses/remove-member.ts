import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/business/members/{userId}',
  access: 'dispatch-partner',
  summary:
    'Let a member go: they act for the business no more, at once, and their open work goes back to it. Managers let riders go, the owner anybody.',
  params: z.strictObject({ userId: idOf('user') }),
  success: {
    status: 200,
    body: z.object({
      /** Orders that wait for another rider now. */
      ordersBack: z.int(),
      /** Of those, the ones that are in the member’s hands: somebody has to fetch them. */
      inTheirHands: z.int(),
    }),
  },
  errors: ['not_found', 'forbidden'],
});
