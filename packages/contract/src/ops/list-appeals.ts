import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { appealOutcomes } from '../measures/appeal-view.ts';
import { measureKinds, measureReasons } from '../measures/measure-view.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const appealSummaryView = z.object({
  appealId: idOf('appeal'),
  person: personView,
  /** What was set on them, and why. */
  kind: z.enum(measureKinds),
  reason: z.enum(measureReasons),
  since: z.iso.datetime(),
  /** Null while it is open. */
  decidedAt: z.nullable(z.iso.datetime()),
  outcome: z.nullable(z.enum(appealOutcomes)),
  /** Whoever asks has set the measure themselves: somebody else decides. */
  isOwn: z.boolean(),
});
export type AppealSummaryView = z.infer<typeof appealSummaryView>;

export const listAppeals = defineCall({
  method: 'GET',
  path: '/ops/appeals',
  access: 'staff',
  summary:
    'What people say against a warning, a take-down, a restriction or a suspension, the longest waiting first; or those answered, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['open', 'decided']), 'open') }),
  success: { status: 200, body: page(appealSummaryView) },
});
