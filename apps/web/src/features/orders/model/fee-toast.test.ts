import type { NegotiationView } from '@waybill/contract/orders/negotiation-view';
import { describe, expect, it } from 'vitest';
import { ada } from '../tests/express.ts';
import { feeToast } from './fee-toast.ts';

function thread(isMine: boolean) {
  const offer: NegotiationView = {
    negotiationId: 'neg_01JC0000000000000000000000',
    packageId: 'pkg_01JC0000000000000000000000',
    otherPartyId: 'usr_01JC0000000000000000000000',
    by: 'carrier',
    isMine,
    amount: 3000,
    currency: 'NGN',
    reason: '',
    status: 0,
    dateCreated: '2026-11-16T09:00:00.000Z',
    openUntil: '2026-11-17T09:00:00.000Z',
  };
  return { otherParty: ada, offers: [offer], role: 'sender' as const, charge: 500 };
}

describe('a toast about a fee', () => {
  it.each([
    ['offered', false, 'Ada suggests ₦3,000.00'],
    ['countered', false, 'Ada suggests ₦3,000.00'],
    ['accepted', true, 'Ada accepts ₦3,000.00'],
    ['rejected', true, 'Ada declined ₦3,000.00'],
    ['withdrawn', false, 'Ada withdrew ₦3,000.00'],
    ['stepped-back', true, 'Ada no longer accepts ₦3,000.00'],
    ['expired', true, '₦3,000.00 has expired'],
    ['taken', true, 'Another carrier was chosen'],
  ])('is shown to the side that did not act: %s', (what, isMine, title) => {
    expect(feeToast(thread(isMine), what)?.title).toBe(title);
  });

  it('says what it means for whoever reads it', () => {
    expect(feeToast(thread(false), 'offered')?.text).toBe('You pay ₦3,500.00 in all: ₦3,000.00 fee and ₦500.00 charge.');
    expect(feeToast({ ...thread(false), role: 'carrier', charge: null }, 'countered')?.text).toBe(
      'You earn ₦2,700.00 of ₦3,000.00, after our 10% (₦300.00).',
    );
  });

  it.each([
    ['offered', true],
    ['countered', true],
    ['accepted', false],
    ['rejected', false],
    ['withdrawn', true],
    ['stepped-back', false],
  ])('is not shown to the side that acted: %s', (what, isMine) => {
    expect(feeToast(thread(isMine), what)).toBeUndefined();
  });
});
