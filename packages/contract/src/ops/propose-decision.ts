import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { becauseRead } from './because.ts';
import { moneyDecision } from './money-decision.ts';
import { proposalView } from './proposal-view.ts';

export const proposeDecision = defineCall({
  method: 'POST',
  path: '/ops/proposals',
  access: 'staff-confirmed',
  summary:
    'Propose a decision that moves more than one decides about alone. Nothing moves until another of our people confirms it.',
  idempotent: true,
  body: z.strictObject({ decision: moneyDecision, because: becauseRead }),
  success: { status: 201, body: proposalView },
  errors: [
    'not_found',
    'already_taken',
    'step_not_allowed',
    'already_decided',
    'forbidden',
    'key_used_otherwise',
    'provider_unavailable',
  ],
});
