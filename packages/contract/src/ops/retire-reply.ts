import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { replyView } from './reply-view.ts';

export const retireReply = defineCall({
  method: 'PUT',
  path: '/ops/replies/{replyId}/retirement',
  access: 'staff',
  summary: 'Retire a saved reply, so that nobody is offered it any more, or bring it back.',
  params: z.strictObject({ replyId: idOf('reply') }),
  body: z.strictObject({ isRetired: z.boolean('Please say whether it is retired') }),
  success: { status: 200, body: replyView },
  errors: ['not_found'],
});
