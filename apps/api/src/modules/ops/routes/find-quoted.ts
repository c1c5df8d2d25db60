import { findQuoted as call } from '@waybill/contract/ops/find-quoted';
import { defineRoute } from '../define-route.ts';
import { findQuoted } from '../find-quoted.ts';

export const findQuotedRoute = defineRoute(call, async ({ db }, { caller, query }) => ({
  found: await findQuoted(db, { staffId: caller.userId, role: caller.staffRole }, query.searchText),
}));
