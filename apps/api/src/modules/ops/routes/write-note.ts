import { writeNote as call } from '@waybill/contract/ops/write-note';
import { requireKind } from '../case-policies.ts';
import { noteViewOf } from '../case-views.ts';
import { writeNote } from '../commands/write-note.ts';
import { defineRoute } from '../define-route.ts';

export const writeNoteRoute = defineRoute(call, async (context, { caller, params: name, body }) => {
  requireKind(caller, name.kind);
  return noteViewOf(await writeNote(context, { staffId: caller.userId, name, ...body }));
});
