import { findQuoted } from '@waybill/contract/ops/find-quoted';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { findQuoted as find } from '../find-quoted.ts';

export const findQuotedRoute = defineRoute(findQuoted, async ({ db }: OpsContext, { caller, query }) => ({
  found: await find(db, caller.userId, query.searchText),
}));
