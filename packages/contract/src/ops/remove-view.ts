import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { savedView } from './saved-view.ts';

export const removeView = defineCall({
  method: 'PUT',
  path: '/ops/views/{viewId}/removal',
  access: 'staff',
  summary: 'Remove a saved view, or take that back within a day: one’s own, or as a lead one that is shared.',
  params: z.strictObject({ viewId: idOf('view') }),
  body: z.strictObject({ isRemoved: z.boolean('Please say whether it is removed') }),
  success: { status: 200, body: savedView },
  errors: ['not_found', 'forbidden'],
});
