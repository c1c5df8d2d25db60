import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { savedView, viewInput } from './saved-view.ts';

export const changeView = defineCall({
  method: 'PUT',
  path: '/ops/views/{viewId}',
  access: 'staff',
  summary: 'Rename a saved view, share it, or narrow it otherwise: one’s own, or as a lead one that is shared.',
  params: z.strictObject({ viewId: idOf('view') }),
  body: z.strictObject({ ...viewInput, version: z.int('Please send the version that you have read').check(z.minimum(1)) }),
  success: { status: 200, body: savedView },
  errors: ['not_found', 'forbidden', 'list_changed'],
});
