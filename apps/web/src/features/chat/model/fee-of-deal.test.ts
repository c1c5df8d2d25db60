import { dealNames } from '@waybill/contract/chat/deal-names';
import { describe, expect, it } from 'vitest';
import { dealWords } from './deal-words.ts';
import { feeOfDeal } from './fee-of-deal.ts';

const deal = {
  packageId: 'pkg_1',
  carrierId: 'usr_tolu',
  orderId: null,
  what: 'fee.offered',
  amount: 5000,
  charge: 500,
  currency: 'NGN',
} as const;

describe('the money of a deal', () => {
  it('is what a carrier earns and what a sender pays, and paid once it is over', () => {
    expect(feeOfDeal({ ...deal, charge: null }, true)).toMatchObject({ side: 'carrier', fee: 5000, isPaid: false });
    expect(feeOfDeal(deal, false)).toMatchObject({ side: 'sender', fee: 5000, charge: 500, isPaid: false });
    expect(feeOfDeal({ ...deal, what: 'order.completed' }, false)).toMatchObject({ side: 'sender', isPaid: true });
  });

  it('is no promise where nothing came of it', () => {
    const refused = (what: string) => {
      const { stamp } = dealWords({ what, mine: false, isCarrier: true, name: 'Tolu' });
      return ['Over', 'Declined', 'Cancelled', 'Withdrawn', 'Not answered'].includes(stamp);
    };
    for (const what of dealNames) expect(feeOfDeal({ ...deal, what }, true)?.side === 'neither', what).toBe(refused(what));
  });

  it('is nothing where none was named', () => {
    expect(feeOfDeal({ ...deal, amount: null }, true)).toBeUndefined();
  });
});
