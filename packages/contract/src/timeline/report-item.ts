import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { lines } from '../text.ts';
import { timelineLimits } from './enums.ts';
import { itemType, timelineItemId } from './item-fields.ts';

export const reportItem = defineCall({
  method: 'POST',
  path: '/timeline/report',
  access: 'member',
  summary: 'Tell our people that something is wrong with an item. The reporter no longer sees it.',
  body: z.strictObject({
    itemType,
    timelineItemId,
    reason: z.enum(['scam', 'prohibited', 'abuse', 'spam', 'private', 'other'], 'Please choose a reason'),
    message: z._default(lines(timelineLimits.note), ''),
  }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
