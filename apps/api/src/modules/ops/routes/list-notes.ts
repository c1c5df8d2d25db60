import { listNotes as call } from '@waybill/contract/ops/list-notes';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { requireKind } from '../case-policies.ts';
import { noteViewOf } from '../case-views.ts';
import { defineRoute } from '../define-route.ts';
import { listNotes, setMentionsSeen } from '../storage/notes.ts';

export const listNotesRoute = defineRoute(call, async ({ db }, { caller, params: name, query: { cursor, skip, limit } }) => {
  requireKind(caller, name.kind);
  const rows = await listNotes(db, name, { before: decodePlace(cursor), skip, limit: limit + 1 });
  await setMentionsSeen(db, caller.userId, name);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(noteViewOf), nextCursor: rows.length > limit && last ? encodePlace(last.id) : null };
});
