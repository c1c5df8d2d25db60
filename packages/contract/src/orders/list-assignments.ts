import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { assignmentView } from './assignment-view.ts';
import { orderSummaryView } from './order-view.ts';

export const listAssignments = defineCall({
  method: 'GET',
  path: '/orders/assignments',
  access: 'dispatch-partner',
  summary: 'The work that a member has for their business now: what waits for their yes, and what they have taken on.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(z.object({ assignment: assignmentView, order: orderSummaryView })) },
  errors: ['forbidden'],
});
