import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { replyInput, replyView } from './reply-view.ts';

export const writeReply = defineCall({
  method: 'POST',
  path: '/ops/replies',
  access: 'staff',
  summary:
    'Write a reply that all of us can use. In double braces stand fields that are filled in from the case: {{firstName}}. Title and short name are there once.',
  body: z.strictObject(replyInput),
  success: { status: 201, body: replyView },
});
