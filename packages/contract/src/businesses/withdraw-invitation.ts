import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/business/invitations/{invitationId}',
  access: 'dispatch-partner',
  summary: 'Take an invitation back: its link stops working.',
  params: z.strictObject({ invitationId: idOf('invitation') }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
});
