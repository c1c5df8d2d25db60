import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureView } from './measure-view.ts';

export const confirmMeasure = defineCall({
  method: 'POST',
  path: '/measures/{measureId}/confirmation',
  access: 'member',
  summary: 'Say that one has read a warning, a take-down or a restriction. Said twice, the first time counts.',
  params: z.strictObject({ measureId: idOf('measure') }),
  success: { status: 200, body: measureView },
  errors: ['not_found'],
});
