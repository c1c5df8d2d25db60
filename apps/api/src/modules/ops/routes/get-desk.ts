import { getDesk as call, mostOnDesk } from '@waybill/contract/ops/get-desk';
import { kindsOf } from '../case-policies.ts';
import { holdViewOf } from '../case-views.ts';
import { defineRoute } from '../define-route.ts';
import { listGlances, listHolds } from '../storage/holds.ts';

export const getDeskRoute = defineRoute(call, async ({ db }, { caller }) => {
  const kinds = kindsOf(caller);
  const [held, looking] = await Promise.all([listHolds(db, kinds, mostOnDesk), listGlances(db, kinds, mostOnDesk)]);
  return {
    held: held.map(holdViewOf),
    looking: looking.map(({ kind, id, staffId, username, fullName }) => ({ kind, id, by: { id: staffId, username, fullName } })),
  };
});
