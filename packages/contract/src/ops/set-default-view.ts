import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { viewList } from './view-lists.ts';

export const setDefaultView = defineCall({
  method: 'PUT',
  path: '/ops/default-views/{list}',
  access: 'staff',
  summary: 'Open a list with one of its saved views from now on, for oneself; with null it opens with everything.',
  params: z.strictObject({ list: viewList }),
  body: z.strictObject({ viewId: z.nullable(idOf('view')) }),
  success: { status: 204 },
  errors: ['not_found'],
});
