import { listViews as call } from '@waybill/contract/ops/list-views';
import { defineRoute } from '../define-route.ts';
import { requireList, savedViewOf } from '../saved-view-policies.ts';
import { listSavedViews } from '../storage/saved-views.ts';

export const listViewsRoute = defineRoute(call, async ({ db }, { caller, query: { list } }) => {
  requireList(caller, list);
  return { views: (await listSavedViews(db, caller.userId, list)).map((row) => savedViewOf(caller, row)) };
});
