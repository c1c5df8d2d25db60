import { createPost as call } from '@waybill/contract/timeline/create-post';
import { defineRoute } from '../../../platform/http/route.ts';
import { createPost } from '../commands/create-post.ts';
import type { TimelineContext } from '../context.ts';
import { readItem } from '../read-items.ts';

export const createPostRoute = defineRoute(call, async (context: TimelineContext, { caller, body, idempotencyKey }) => {
  const id = await createPost(context, caller.userId, idempotencyKey, body);
  const view = await readItem(context.db, id, caller.userId);
  if (view.itemType !== 3) throw new Error('What was posted is of another kind');
  return view;
});
