import { describe, expect, it } from 'vitest';
import { walletCurrency } from './wallet-currency.ts';

describe('which wallet a popup is about', () => {
  it('is the one it was opened for, wherever one is', () => {
    expect(walletCurrency({ currency: 'USD' }, '/wallet/ng', 'NGN')).toBe('USD');
  });

  it('is the one whose page lies beneath', () => {
    expect(walletCurrency({}, '/wallet/intl', 'NGN')).toBe('USD');
    expect(walletCurrency({}, '/wallet/ng', 'USD')).toBe('NGN');
  });

  it('is the one at home everywhere else, and for a currency nobody has', () => {
    expect(walletCurrency({}, '/orders', 'USD')).toBe('USD');
    expect(walletCurrency({ currency: 'EUR' }, '/orders', 'NGN')).toBe('NGN');
  });
});
