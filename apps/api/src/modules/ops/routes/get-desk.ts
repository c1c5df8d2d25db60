import { getDesk as call, mostOnDesk } from '@waybill/contract/ops/get-desk';
import { kindsOf } from '../case-policies.ts';
import { holdViewOf } from '../case-views.ts';
import { defineRoute } from '../define-route.ts';
import { listGlances, listHolds } from '../storage/holds.ts';
import { countUnseenMentions } from '../storage/notes.ts';

export const getDeskRoute = defineRoute(call, async ({ db }, { caller }) => {
  const kinds = kindsOf(caller);
  const [held, looking, mentions] = await Promise.all([
    listHolds(db, kinds, mostOnDesk),
    listGlances(db, kinds, mostOnDesk),
    countUnseenMentions(db, caller.userId, kinds),
  ]);
  return {
    mentions,
    held: held.map(holdViewOf),
    looking: looking.map(({ kind, id, staffId, username, fullName }) => ({ kind, id, by: { id: staffId, username, fullName } })),
  };
});
