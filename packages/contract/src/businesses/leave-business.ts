import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const leaveBusiness = defineCall({
  method: 'DELETE',
  path: '/memberships/{businessId}',
  access: 'member',
  summary: 'Leave a business. Not with one of its parcels in one’s hands; work that is still to be fetched goes back to it.',
  params: z.strictObject({ businessId: idOf('user') }),
  success: { status: 204 },
  errors: ['not_found', 'orders_running'],
});
