import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { lines } from '../text.ts';
import { commentView } from './comment-view.ts';
import { timelineLimits } from './enums.ts';
import { itemType, timelineItemId } from './item-fields.ts';

export const createComment = defineCall({
  method: 'POST',
  path: '/timeline/comment',
  access: 'member',
  summary: 'Say something about an item.',
  idempotent: true,
  body: z.strictObject({
    itemType,
    timelineItemId,
    message: lines(timelineLimits.comment).check(z.minLength(1, 'Please write something')),
  }),
  success: { status: 201, body: commentView },
  errors: ['not_found', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
