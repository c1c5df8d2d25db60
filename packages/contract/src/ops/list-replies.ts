import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { replyLimits, replyView } from './reply-view.ts';

export const listReplies = defineCall({
  method: 'GET',
  path: '/ops/replies',
  access: 'staff',
  summary: `Saved replies by title: those in use, ${replyLimits.replies} at most; or the ${replyLimits.replies} that were retired last.`,
  query: z.strictObject({ state: z._default(z.enum(['in-use', 'retired']), 'in-use') }),
  success: { status: 200, body: z.object({ replies: z.array(replyView) }) },
});
