import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseName } from './case-kinds.ts';

/** How often a browser says that a case is open in it, and for how long it is believed. */
export const glanceTimes = { everyMs: 20_000, believedSeconds: 45 } as const;

export const lookAtCase = defineCall({
  method: 'PUT',
  path: '/ops/cases/{kind}/{id}/look',
  access: 'staff',
  summary: 'Say that one looks at a case now, for colleagues to see; again every 20 seconds for as long as it is open.',
  params: caseName,
  body: z.strictObject({}),
  success: { status: 204 },
});
