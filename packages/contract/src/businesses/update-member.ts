import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountOrNothing } from '../money.ts';
import { memberRole, memberView, sharePercent } from './member-view.ts';

export const updateMember = defineCall({
  method: 'PUT',
  path: '/business/members/{userId}',
  access: 'dispatch-partner',
  summary:
    'Change what a member is in the business, or what they get of each parcel that they deliver from now on. The owner alone does; it counts from the next call on.',
  params: z.strictObject({ userId: idOf('user') }),
  body: z.strictObject({
    role: z.optional(memberRole),
    /** Terms of their own, instead of the rule of the business; null for both: the rule holds for them. */
    sharePercent: z.optional(z.nullable(sharePercent)),
    sharePerParcel: z.optional(z.nullable(amountOrNothing)),
  }),
  success: { status: 200, body: memberView },
  errors: ['not_found', 'forbidden'],
});
