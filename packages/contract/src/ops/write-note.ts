import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseName } from './case-kinds.ts';
import { noteText, noteView } from './note-view.ts';

export const writeNote = defineCall({
  method: 'POST',
  path: '/ops/cases/{kind}/{id}/notes',
  access: 'staff',
  summary:
    'Write a note beside a case, for colleagues alone. Whom it calls by @username, and decides such cases, is told. The same clientId again is the same note.',
  params: caseName,
  body: z.strictObject({ clientId: z.uuid('That is not an id'), text: noteText }),
  success: { status: 201, body: noteView },
});
