import type { Currency } from '@waybill/contract/money';
import type { WalletView } from '@waybill/contract/wallet/wallet-view';
import type { Wallets } from '../api/get-wallets.ts';

export type WalletState = Pick<WalletView, 'balance' | 'unclearedBalance' | 'escrowBalance' | 'owed' | 'isLocked' | 'hasPin'>;

/** The wallet of a currency. One that has not been opened yet is empty; the PIN is the same for both. */
export function walletIn({ wallets }: Pick<Wallets, 'wallets'>, currency: Currency): WalletState {
  const known = wallets.find((wallet) => wallet.currency === currency);
  if (known) return known;
  return {
    balance: 0,
    unclearedBalance: 0,
    escrowBalance: 0,
    owed: 0,
    isLocked: wallets.some((wallet) => wallet.isLocked),
    hasPin: wallets.some((wallet) => wallet.hasPin),
  };
}
