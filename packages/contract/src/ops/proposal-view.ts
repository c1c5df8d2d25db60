import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { moneyDecision } from './money-decision.ts';
import { decisionSumsView } from './preview-decision.ts';

export const proposalStates = ['waiting', 'confirmed', 'declined', 'lapsed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** A decision above the limit of whoever took it. Nothing moves before a second person agrees. */
export const proposalView = z.object({
  id: idOf('proposal'),
  decision: moneyDecision,
  /** The tracking number, the title of what was sold, or the reference of the payment. */
  subject: z.string(),
  ...decisionSumsView.shape,
  /** All sides read it once it is confirmed. */
  because: z.string(),
  /** `lapsed`: the case is not any more as it was. */
  state: z.enum(proposalStates),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionBecause: z.string(),
  /** `decline` of one’s own takes it back. */
  can: z.object({ confirm: z.boolean(), decline: z.boolean() }),
  isOwn: z.boolean(),
});
export type ProposalView = z.infer<typeof proposalView>;
