import { listProposals as call } from '@waybill/contract/ops/list-proposals';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { kindsOfDecision, readProposals } from '../read-proposals.ts';
import { roleOf } from '../staff-role.ts';
import { listProposals } from '../storage/proposals.ts';

export const listProposalsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { cursor, limit, skip, state, caseId } = query;
  const kinds = kindsOfDecision(roleOf(caller));
  const rows = await listProposals(db, { kinds, state, caseId, after: decodeCursor(cursor), skip, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: await readProposals(db, shown, caller),
    nextCursor: isMore ? encodeCursor({ createdAt: last.proposedAt, id: last.id }) : null,
  };
});
