import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';
import { correctionView } from './correction-view.ts';

export const decideCorrection = defineCall({
  method: 'POST',
  path: '/ops/corrections/{correctionId}/decision',
  access: 'staff-confirmed',
  summary: 'Approve or reject what somebody else proposed. Approved, it is booked at once. One’s own can only be rejected.',
  idempotent: true,
  params: z.strictObject({ correctionId: idOf('correction') }),
  body: z.strictObject({ decision: z.enum(['approve', 'reject'], 'Please choose'), because }),
  success: { status: 200, body: correctionView },
  errors: [
    'not_found',
    'already_taken',
    'forbidden',
    'own_proposal',
    'already_decided',
    'insufficient_funds',
    'key_used_otherwise',
  ],
});
