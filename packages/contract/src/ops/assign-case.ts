import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { caseName } from './case-kinds.ts';
import { holdView } from './case-view.ts';

export const assignCase = defineCall({
  method: 'POST',
  path: '/ops/cases/{kind}/{id}/assignment',
  access: 'staff',
  summary: 'Give a case to one of us whose role decides cases of its kind, whoever held it before.',
  params: caseName,
  body: z.strictObject({ to: idOf('user') }),
  success: { status: 200, body: holdView },
  errors: ['no_longer_open', 'forbidden'],
});
