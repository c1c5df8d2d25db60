import type { CaseName } from '@waybill/contract/ops/case-kinds';
import type { MoneyDecision } from '@waybill/contract/ops/money-decision';
import type { ShareView } from '@waybill/contract/ops/preview-decision';
import type { ProposalState } from '@waybill/contract/ops/proposal-view';
import { opsHref, opsPaths } from './ops-paths.ts';

const ofDispute = { refund: 'Refund the sender', release: 'Release the fee to the carrier', split: 'Split the fee' } as const;
const ofSale = { refund: 'Refund the buyer', release: 'Release the price to the seller', split: 'Split the price' } as const;
const ofQuestion = { credit: 'Credit what was paid', refuse: 'Refuse what was paid' } as const;

export function decisionTitle(decision: MoneyDecision): string {
  switch (decision.kind) {
    case 'dispute':
      return ofDispute[decision.decision];
    case 'sale-question':
      return ofSale[decision.decision];
    case 'payout':
      return 'Give back a payout';
    case 'money-question':
      return ofQuestion[decision.answer];
  }
}

/** The case that is decided about, as everything in the console names it. */
export function caseOf(decision: MoneyDecision): CaseName {
  if (decision.kind === 'dispute') return { kind: decision.kind, id: decision.orderId };
  if (decision.kind === 'sale-question') return { kind: decision.kind, id: decision.saleId };
  return { kind: decision.kind, id: decision.reference };
}

/** Where the case is looked at. */
export function casePath(decision: MoneyDecision): string {
  switch (decision.kind) {
    case 'dispute':
      return opsHref(opsPaths.dispute, { id: decision.orderId });
    case 'sale-question':
      return opsHref(opsPaths.saleQuestion, { id: decision.saleId });
    case 'payout':
      return opsPaths.payouts;
    case 'money-question':
      return opsPaths.questions;
  }
}

/** “Tolu Adebayo, carrier”. */
export function shareWords({ side, who }: Pick<ShareView, 'side' | 'who'>): string {
  switch (side) {
    case 'commission':
      return 'Our commission';
    case 'charge':
      return 'Our charge for sending';
    case 'elsewhere':
      return 'Given back outside of our books';
    case 'person':
      return who ?? 'Their balance';
    case 'buyer':
      return 'The buyer';
    default:
      return who === null ? `The ${side}` : `${who}, ${side}`;
  }
}

export const proposalStateWords = {
  waiting: ['Waits for a second person', 'marigold'],
  confirmed: ['Confirmed', 'palm'],
  declined: ['Declined', 'clay'],
  lapsed: ['Lapsed', 'ink'],
} as const satisfies Record<ProposalState, readonly [string, string]>;
