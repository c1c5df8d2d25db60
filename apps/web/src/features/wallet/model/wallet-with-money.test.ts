import { describe, expect, it } from 'vitest';
import { ownWallets } from '../tests/money.ts';
import { walletWithMoney } from './wallet-with-money.ts';

const [wallet] = ownWallets().wallets;

function withDollars(changes: { readonly balance?: number; readonly unclearedBalance?: number }) {
  if (!wallet) throw new Error('There is always a wallet at home.');
  const empty = { ...wallet, balance: 0 };
  return ownWallets({ wallets: [empty, { ...empty, currency: 'USD', ...changes }] });
}

describe('the wallet to empty first', () => {
  it('is the one that holds money, also money that has yet to clear', () => {
    expect(walletWithMoney(withDollars({ balance: 3 }))).toBe('USD');
    expect(walletWithMoney(withDollars({ unclearedBalance: 3 }))).toBe('USD');
  });

  it('is the one at home where both are empty', () => {
    expect(walletWithMoney(withDollars({}))).toBe('NGN');
  });
});
