import { listInvitations as call } from '@waybill/contract/businesses/list-invitations';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listOpenInvitations } from '../storage/invitations.ts';
import { invitationViewOf } from '../views.ts';

export const listInvitationsRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor } }) => {
  const rows = await listOpenInvitations(db, caller.userId, { before: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, invitationViewOf);
});
