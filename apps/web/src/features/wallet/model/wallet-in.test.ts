import { describe, expect, it } from 'vitest';
import { walletIn } from './wallet-in.ts';

const naira = {
  id: 'wal_01JC0000000000000000000000',
  currency: 'NGN' as const,
  balance: 12,
  unclearedBalance: 3,
  escrowBalance: 4,
  owed: 0,
  isLocked: true,
  hasPin: true,
  dateCreated: '2026-11-14T08:00:00Z',
};

describe('the wallet of a currency', () => {
  it('is the one there is', () => {
    expect(walletIn({ wallets: [naira] }, 'NGN')).toBe(naira);
  });

  it('is empty while it has not been opened, but has the same PIN and the same lock', () => {
    expect(walletIn({ wallets: [naira] }, 'USD')).toEqual({
      balance: 0,
      unclearedBalance: 0,
      escrowBalance: 0,
      owed: 0,
      isLocked: true,
      hasPin: true,
    });
  });
});
