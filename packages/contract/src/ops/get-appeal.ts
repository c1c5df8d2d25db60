import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { appealOutcomes } from '../measures/appeal-view.ts';
import { appealSummaryView } from './list-appeals.ts';
import { measureDetailsView } from './measure-details.ts';

export const appealDetailsView = z.object({
  ...appealSummaryView.shape,
  /** Their words. */
  says: z.string(),
  measure: measureDetailsView,
  /** What our colleague wrote for us when they set it; null where the trail has nothing of it. */
  because: z.nullable(z.string()),
  /** Null while it is open. `by` is a username, null where it closed by itself; `because` is for us. */
  decision: z.nullable(
    z.object({
      outcome: z.enum(appealOutcomes),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      toldAs: z.string(),
      because: z.string(),
    }),
  ),
});
export type AppealDetailsView = z.infer<typeof appealDetailsView>;

export const getAppeal = defineCall({
  method: 'GET',
  path: '/ops/appeals/{appealId}',
  access: 'staff',
  summary: 'An appeal: what was set, why and in which words, and what the person says against it. Looking is written down.',
  params: z.strictObject({ appealId: idOf('appeal') }),
  success: { status: 200, body: appealDetailsView },
  errors: ['not_found'],
});
