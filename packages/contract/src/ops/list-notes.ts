import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { caseName } from './case-kinds.ts';
import { noteView } from './note-view.ts';

export const listNotes = defineCall({
  method: 'GET',
  path: '/ops/cases/{kind}/{id}/notes',
  access: 'staff',
  summary: 'What our people wrote to each other beside a case, newest first. Whoever was called in them has seen it then.',
  params: caseName,
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(noteView) },
});
