import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import type { Wallets } from '../api/get-wallets.ts';

export function line(changes: Partial<TransactionView> = {}): TransactionView {
  return {
    id: 'trx_01JC0000000000000000000000',
    kind: 'top-up',
    direction: 'in',
    amount: 500,
    currency: 'NGN',
    status: 1,
    title: 'Top-up by card',
    detail: 'Paid by card.',
    reference: 'wb-1',
    dateCreated: '2026-11-14T08:40:00Z',
    dateSettled: '2026-11-14T08:41:00Z',
    ...changes,
  };
}

export function ownWallets(changes: Partial<Wallets> = {}): Wallets {
  return {
    wallets: [
      {
        id: 'wal_01JC0000000000000000000000',
        currency: 'NGN',
        balance: 5000,
        unclearedBalance: 0,
        escrowBalance: 0,
        owed: 0,
        isLocked: false,
        hasPin: true,
        dateCreated: '2026-11-14T08:00:00Z',
      },
    ],
    credits: 2,
    homeCurrency: 'NGN',
    topUpLimits: {
      NGN: { smallest: 100, largest: 200_000, largestChecked: 5_000_000 },
      USD: { smallest: 1, largest: 200, largestChecked: 10_000 },
    },
    payoutLeftToday: { NGN: 1_000_000, USD: 2000 },
    isKycCompleted: true,
    ...changes,
  };
}
