import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf, idOfAny } from '../ids.ts';
import { refusalReason } from '../kyc/documents.ts';
import { lines } from '../text.ts';
import { opsLimits } from './because.ts';
import { checkDetailsView } from './get-check-details.ts';
import { withoutGaps } from './words-for-people.ts';

/** The documents that were looked at: if one of them was replaced meanwhile, nothing is decided about it unseen. */
const seen = z.optional(z.array(idOfAny('checkFile', 'document')));

export const decideCheck = defineCall({
  method: 'POST',
  path: '/ops/kyc/{checkId}/decision',
  access: 'staff-confirmed',
  summary:
    'Accept somebody’s documents, each of which one has opened, or refuse them with reasons that they read. It can be taken back for ten minutes; they may try again.',
  params: z.strictObject({ checkId: idOf('identityCheck') }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept'), note: z._default(lines(opsLimits.note), ''), seen }),
    z.strictObject({
      decision: z.literal('refuse'),
      reasons: z.array(refusalReason).check(z.minLength(1, 'Please choose at least one reason'), z.maxLength(9)),
      /** The person whose check it is reads the note. */
      note: z._default(lines(opsLimits.note).check(withoutGaps), ''),
      seen,
    }),
  ]),
  success: { status: 200, body: checkDetailsView },
  errors: ['not_found', 'already_taken', 'already_decided', 'documents_changed', 'papers_not_opened', 'forbidden'],
});
