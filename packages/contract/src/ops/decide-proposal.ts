import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';
import { proposalView } from './proposal-view.ts';

export const decideProposal = defineCall({
  method: 'POST',
  path: '/ops/proposals/{proposalId}/decision',
  access: 'staff-confirmed',
  summary:
    'Confirm a decision that somebody else proposed, with exactly the sums they saw, or decline it. Confirmed, the money moves at once. One’s own can only be taken back.',
  idempotent: true,
  params: z.strictObject({ proposalId: idOf('proposal') }),
  body: z.strictObject({ decision: z.enum(['confirm', 'decline'], 'Please choose'), because }),
  success: { status: 200, body: proposalView },
  errors: [
    'not_found',
    'already_taken',
    'forbidden',
    'own_proposal',
    'already_decided',
    'key_used_otherwise',
    'provider_unavailable',
    'step_not_allowed',
  ],
});
