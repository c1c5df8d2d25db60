import type { Currency } from '@waybill/contract/money';
import type { Wallets } from '../api/get-wallets.ts';

/** The wallet that has to be emptied before one leaves; the one at home where none has anything in it. */
export function walletWithMoney({ wallets, homeCurrency }: Pick<Wallets, 'wallets' | 'homeCurrency'>): Currency {
  const full = wallets.find(({ balance, unclearedBalance, escrowBalance }) => balance + unclearedBalance + escrowBalance > 0);
  return full?.currency ?? homeCurrency;
}
