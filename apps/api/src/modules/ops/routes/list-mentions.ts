import { listMentions as call } from '@waybill/contract/ops/list-mentions';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { kindsOf } from '../case-policies.ts';
import { noteViewOf } from '../case-views.ts';
import { defineRoute } from '../define-route.ts';
import { listMentions } from '../storage/notes.ts';

export const listMentionsRoute = defineRoute(call, async ({ db }, { caller, query: { cursor, skip, limit } }) => {
  const rows = await listMentions(db, caller.userId, kindsOf(caller), { before: decodePlace(cursor), skip, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...noteViewOf(row), kind: row.kind, caseId: row.caseId, isSeen: row.seenAt !== null })),
    nextCursor: rows.length > limit && last ? encodePlace(last.id) : null,
  };
});
