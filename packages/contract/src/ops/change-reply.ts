import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { replyInput, replyView } from './reply-view.ts';

export const changeReply = defineCall({
  method: 'PUT',
  path: '/ops/replies/{replyId}',
  access: 'staff',
  summary:
    'Change a saved reply. If somebody changed it since the version that was read, nothing happens, and the answer says who.',
  params: z.strictObject({ replyId: idOf('reply') }),
  body: z.strictObject({ ...replyInput, version: z.int('Please send the version that you have read').check(z.minimum(1)) }),
  success: { status: 200, body: replyView },
  errors: ['not_found', 'list_changed'],
});
