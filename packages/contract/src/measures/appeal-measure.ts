import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { appealWords } from './appeal-view.ts';
import { measureView } from './measure-view.ts';

export const appealMeasure = defineCall({
  method: 'POST',
  path: '/measures/{measureId}/appeal',
  access: 'member',
  summary:
    'Say why a warning, a take-down or a restriction was wrong: once, within 30 days. Somebody other than who set it looks again. Said again, the first time counts.',
  params: z.strictObject({ measureId: idOf('measure') }),
  body: z.strictObject({ says: appealWords }),
  success: { status: 200, body: measureView },
  errors: ['not_found', 'no_longer_open'],
  limits: [{ by: 'caller', max: 20, seconds: 3600 }],
});
