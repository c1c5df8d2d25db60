import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { line } from '../text.ts';
import { chatLimits } from './chat-limits.ts';
import { messageView } from './message-view.ts';

export const searchMessages = defineCall({
  method: 'GET',
  path: '/chatrooms/{roomId}/search',
  access: 'member',
  summary: 'Messages of a room that hold these words, newest first.',
  params: z.strictObject({ roomId: idOf('room') }),
  query: z.strictObject({
    searchText: line(chatLimits.search, 'what to look for'),
    limit: pageQuery.limit,
    cursor: pageQuery.cursor,
  }),
  success: { status: 200, body: page(messageView) },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 120, seconds: 60 }],
});
