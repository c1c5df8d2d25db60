import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { mentionView } from './note-view.ts';

export const listMentions = defineCall({
  method: 'GET',
  path: '/ops/mentions',
  access: 'staff',
  summary: 'Notes that call the reader, newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(mentionView) },
});
