import { findQuoted as call } from '@waybill/contract/ops/find-quoted';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { findQuoted } from '../find-quoted.ts';

export const findQuotedRoute = defineRoute(call, async ({ db }: OpsContext, { caller, query }) => ({
  found: await findQuoted(db, caller.userId, query.searchText),
}));
