import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { savedView, viewInput } from './saved-view.ts';
import { viewList } from './view-lists.ts';

export const saveView = defineCall({
  method: 'POST',
  path: '/ops/views',
  access: 'staff',
  summary:
    'Save a list as it is narrowed, for oneself or for all of us. A name is there once. The list’s own rules judge the filters.',
  body: z.strictObject({ list: viewList, ...viewInput }),
  success: { status: 201, body: savedView },
});
