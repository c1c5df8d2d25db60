import { listImports as call } from '@waybill/contract/imports/list-imports';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listImports } from '../storage/imports.ts';
import { summaryOf } from '../views.ts';

export const listImportsRoute = defineRoute(call, async ({ db }, { caller, query: { limit, skip, cursor } }) => {
  const rows = await listImports(db, caller.userId, { before: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, summaryOf);
});
