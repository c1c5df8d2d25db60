import { listMembers as call } from '@waybill/contract/businesses/list-members';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listMembersOf } from '../storage/members.ts';
import { memberViewOf } from '../views.ts';

export const listMembersRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor, role } }) => {
  const rows = await listMembersOf(db, caller.userId, { role, after: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, memberViewOf);
});
