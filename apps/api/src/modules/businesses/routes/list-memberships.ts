import { listMemberships as call } from '@waybill/contract/businesses/list-memberships';
import { defineRoute } from '../define-route.ts';
import { listMembershipsOf } from '../storage/members.ts';
import { membershipViewOf } from '../views.ts';

export const listMembershipsRoute = defineRoute(call, async ({ db }, { caller }) => ({
  items: (await listMembershipsOf(db, caller.userId)).map(membershipViewOf),
}));
