import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { memberRole, memberView, sharePercent } from './member-view.ts';

export const updateMember = defineCall({
  method: 'PUT',
  path: '/business/members/{userId}',
  access: 'dispatch-partner',
  summary:
    'Change what a member is in the business, or their part of the fees. The owner alone does; it counts from the next call on.',
  params: z.strictObject({ userId: idOf('user') }),
  body: z.strictObject({
    role: z.optional(memberRole),
    /** Null: the business pays them otherwise. */
    sharePercent: z.optional(z.nullable(sharePercent)),
  }),
  success: { status: 200, body: memberView },
  errors: ['not_found', 'forbidden'],
});
