import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/timeline/comment/{commentId}',
  access: 'member',
  summary: 'Take back a comment: one’s own, or any under an item of one’s own.',
  params: z.strictObject({ commentId: idOf('comment') }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
});
