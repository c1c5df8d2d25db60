import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { because, opsLimits, toldAs } from './because.ts';
import { appealDetailsView } from './get-appeal.ts';

const wordsNeeded = 'Please write what they read';

export const decideAppeal = defineCall({
  method: 'POST',
  path: '/ops/appeals/{appealId}/decision',
  access: 'staff-confirmed',
  summary:
    'Let a measure stand, with words for the person, or take it back: a warning goes, a restriction or suspension ends, an item may be posted again. Never by whoever set it.',
  params: z.strictObject({ appealId: idOf('appeal') }),
  /** The person reads `toldAs`. `because` stays with staff. */
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('stands'),
      toldAs: lines(opsLimits.toldAs, wordsNeeded).check(z.minLength(1, wordsNeeded)),
      because,
    }),
    z.strictObject({ decision: z.literal('take-back'), toldAs, because }),
  ]),
  success: { status: 200, body: appealDetailsView },
  errors: ['not_found', 'forbidden', 'already_taken', 'already_decided'],
});
