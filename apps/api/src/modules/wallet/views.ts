import { toMajor } from '@waybill/contract/money';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import type { WalletView } from '@waybill/contract/wallet/wallet-view';
import { quotableReference } from './references.ts';
import type { WalletRow } from './storage/balances.ts';
import type { TransactionRow } from './storage/transactions.ts';

export function walletViewOf(row: WalletRow): WalletView {
  return {
    id: row.id,
    currency: row.currency,
    balance: toMajor(BigInt(row.available)),
    unclearedBalance: toMajor(BigInt(row.uncleared)),
    escrowBalance: toMajor(BigInt(row.escrow)),
    owed: toMajor(BigInt(row.owed)),
    isLocked: row.isLocked,
    hasPin: row.hasPin,
    dateCreated: row.createdAt.toISOString(),
  };
}

export function transactionViewOf({ createdAt, settledAt, amountMinor, ...row }: TransactionRow): TransactionView {
  return {
    ...row,
    reference: quotableReference(row),
    amount: toMajor(BigInt(amountMinor)),
    dateCreated: createdAt.toISOString(),
    dateSettled: settledAt?.toISOString() ?? null,
  };
}
