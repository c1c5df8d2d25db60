import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { actFilter } from './act-filter.ts';

export const mostActsInFile = 50_000;

export const exportActs = defineCall({
  method: 'GET',
  path: '/ops/acts/file',
  access: 'staff',
  summary: `A part of the audit trail as CSV, newest first, at most ${mostActsInFile.toLocaleString('en-NG')} lines. Taking it out of here is an act, too.`,
  query: z.strictObject(actFilter),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
