import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { invitationView } from './member-view.ts';

export const listInvitations = defineCall({
  method: 'GET',
  path: '/business/invitations',
  access: 'dispatch-partner',
  summary: 'Invitations of the business that wait for an answer, newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(invitationView) },
});
