import { createPost as call } from '@waybill/contract/timeline/create-post';
import { createPost } from '../commands/create-post.ts';
import { defineRoute } from '../define-route.ts';
import { readItem } from '../read-items.ts';

export const createPostRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const id = await createPost(context, caller.userId, idempotencyKey, body);
  const view = await readItem(context.db, id, caller.userId);
  if (view.itemType !== 3) throw new Error('What was posted is of another kind');
  return view;
});
