import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { timelineLimits } from './enums.ts';
import { timelineItemView } from './item-view.ts';

export const searchTimeline = defineCall({
  method: 'GET',
  path: '/timeline/search',
  access: 'member',
  summary: 'Items whose words, places or people match every word of the search; newest first.',
  query: z.strictObject({
    ...pageQuery,
    searchText: z
      .string('Please type what to look for')
      .check(z.trim(), z.minLength(1, 'Please type what to look for'), z.maxLength(timelineLimits.search, 'That is too long')),
  }),
  success: { status: 200, body: page(timelineItemView) },
  limits: [{ by: 'caller', max: 600, seconds: 600 }],
});
