import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { caseId } from './case-kinds.ts';
import { proposalView } from './proposal-view.ts';

export const listProposals = defineCall({
  method: 'GET',
  path: '/ops/proposals',
  access: 'staff',
  summary:
    'Decisions that wait for a second person, the longest waiting first; or those that are over, the newest first. Of one case, if its id is given.',
  query: z.strictObject({
    ...pageQuery,
    state: z._default(z.enum(['waiting', 'over']), 'waiting'),
    /** The order, sale, payout or payment that is decided about. */
    caseId: z.optional(caseId),
  }),
  success: { status: 200, body: page(proposalView) },
});
