import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { caseName } from './case-kinds.ts';
import { holdView } from './case-view.ts';

export const claimCase = defineCall({
  method: 'POST',
  path: '/ops/cases/{kind}/{id}/claim',
  access: 'staff',
  summary:
    'Take on a case that waits, so that nobody else does the same work. Of two at the same moment one gets it, and the other is told who.',
  params: caseName,
  /** `takeOverFrom`: the colleague who holds it. Where it is somebody else’s by now, nothing is taken from them. */
  body: z.strictObject({ takeOverFrom: z.optional(idOf('user')) }),
  success: { status: 200, body: holdView },
  errors: ['no_longer_open', 'already_taken'],
});
