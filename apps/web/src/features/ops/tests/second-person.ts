import type { DecisionPreviewView } from '@waybill/contract/ops/preview-decision';
import type { ProposalView } from '@waybill/contract/ops/proposal-view';

export const splitPreview: DecisionPreviewView = {
  amount: 80_500,
  currency: 'NGN',
  shares: [
    { side: 'carrier', who: 'Tolu Adebayo', amount: 27_000 },
    { side: 'commission', who: null, amount: 3_000 },
    { side: 'charge', who: null, amount: 500 },
    { side: 'sender', who: 'Kemi Adeyemi', amount: 50_000 },
  ],
  creditGoesBack: false,
  limit: 50_000,
  needsSecond: true,
};

export function proposal(change: Partial<ProposalView> = {}): ProposalView {
  const { limit: _, needsSecond: __, ...sums } = splitPreview;
  return {
    id: 'prp_01JCAAAAAAAAAAAAAAAAAAAAAA',
    decision: { kind: 'dispute', orderId: 'ord_1', decision: 'split', carrierGets: 30_000 },
    subject: 'WB-1',
    ...sums,
    because: 'Half of it arrived',
    state: 'waiting',
    proposedBy: 'ops.ngozi',
    proposedAt: '2026-11-19T09:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    decisionBecause: '',
    can: { confirm: true, decline: true },
    isOwn: false,
    ...change,
  };
}
