import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { commentView } from './comment-view.ts';
import { itemTypeParam, timelineItemId } from './item-fields.ts';
import { timelineItemView } from './item-view.ts';

export const getTimelineItem = defineCall({
  method: 'GET',
  path: '/timeline/{itemType}/{timelineItemId}',
  access: 'member',
  summary: 'One item with its comments, newest first; limit, skip and cursor page the comments.',
  params: z.strictObject({ itemType: itemTypeParam, timelineItemId }),
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, body: z.object({ item: timelineItemView, comments: page(commentView) }) },
  errors: ['not_found'],
});
