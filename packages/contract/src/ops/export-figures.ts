import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { figureQuery } from './get-figures.ts';

export const exportFigures = defineCall({
  method: 'GET',
  path: '/ops/figures/file',
  access: 'staff',
  summary: 'The figures of every queue as CSV, a line for each queue and day. Taking them out is an act.',
  query: z.strictObject(figureQuery),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
