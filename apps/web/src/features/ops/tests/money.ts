import type { CorrectionView } from '@waybill/contract/ops/correction-view';
import type { PayoutView } from '@waybill/contract/ops/list-payouts';
import type { PersonView } from '@waybill/contract/ops/person-view';

export const page = (items: readonly unknown[]) => Response.json({ items, nextCursor: null });

export const somebody: PersonView = {
  id: 'usr_01JCAAAAAAAAAAAAAAAAAAAAAA',
  username: 'kemi',
  fullName: 'Kemi Adeyemi',
  profilePicture: null,
  isDispatchPartner: false,
  isBlocked: false,
  isStaff: false,
  kycStatus: 1,
};

export function correction(change: Partial<CorrectionView> = {}): CorrectionView {
  return {
    id: 'cor_01JCAAAAAAAAAAAAAAAAAAAAAA',
    person: somebody,
    direction: 'in',
    amount: 1250.5,
    currency: 'NGN',
    title: 'For the parcel that got wet',
    because: 'It was our bag.',
    state: 'proposed',
    proposedBy: 'ops.ngozi',
    proposedAt: '2026-11-16T09:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    decisionBecause: '',
    can: { approve: true, reject: true },
    ...change,
  };
}

export function payout(change: Partial<PayoutView> = {}): PayoutView {
  return {
    reference: 'wb-out-1',
    person: somebody,
    provider: 'paystack',
    amount: 2500,
    currency: 'NGN',
    destination: 'Guaranty Trust Bank, account ending 6780',
    accountName: 'ADEYEMI KEMI',
    isOtherName: false,
    canGiveBack: false,
    state: 'queued',
    trouble: 'Paystack: status 500',
    isStuck: true,
    createdAt: '2026-11-16T09:00:00.000Z',
    settledAt: null,
    ...change,
  };
}
