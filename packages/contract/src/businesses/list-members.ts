import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { memberRole, memberView } from './member-view.ts';

export const listMembers = defineCall({
  method: 'GET',
  path: '/business/members',
  access: 'dispatch-partner',
  summary: 'Whoever acts for the business beside its owner, in the order in which they joined.',
  query: z.strictObject({ ...pageQuery, role: z.optional(memberRole) }),
  success: { status: 200, body: page(memberView) },
});
