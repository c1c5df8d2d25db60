import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { membershipView } from './member-view.ts';

export const listMemberships = defineCall({
  method: 'GET',
  path: '/memberships',
  access: 'member',
  summary: 'The businesses that one acts for, one at most as things are.',
  success: { status: 200, body: z.object({ items: z.array(membershipView) }) },
});
