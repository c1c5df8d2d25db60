import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { checkSubject, documentType } from '../kyc/documents.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const checkSummaryView = z.object({
  id: idOf('identityCheck'),
  person: personView,
  subject: checkSubject,
  provider: z.enum(['built-in', 'dojah']),
  state: z.enum(['pending', 'accepted', 'refused']),
  documentType: z.nullable(documentType),
  submittedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Which try of this person it is: 1, 2 … */
  attempt: z.int(),
});
export type CheckSummaryView = z.infer<typeof checkSummaryView>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/ops/kyc',
  access: 'staff',
  summary: 'Identity checks: those that wait, the longest waiting first; or those decided, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['pending', 'decided']), 'pending') }),
  success: { status: 200, body: page(checkSummaryView) },
});
