import { type TransactionKind, type TransactionStatus, transactionStatus } from '@waybill/contract/wallet/enums';
import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import type { StampTone } from '../../../ui/stamp.tsx';

type StatusLook = { readonly word: string; readonly tone: StampTone };

const looks: Readonly<Record<TransactionStatus, StatusLook>> = {
  [transactionStatus.Pending]: { word: 'Pending', tone: 'marigold' },
  [transactionStatus.Successful]: { word: 'Done', tone: 'palm' },
  [transactionStatus.Failed]: { word: 'Failed', tone: 'clay' },
  [transactionStatus.Reversed]: { word: 'Returned', tone: 'lagoon' },
};

/** The words of the filter, in the order of the numbers. */
export const statusChoices: readonly { readonly status: TransactionStatus; readonly word: string }[] = Object.values(
  transactionStatus,
).map((status) => ({ status, word: looks[status].word }));

export function statusLook(status: number): StatusLook {
  const known = Object.values(transactionStatus).find((value) => value === status);
  return looks[known ?? transactionStatus.Pending];
}

const kinds: Readonly<Record<TransactionKind, string>> = {
  'top-up': 'Money added',
  payout: 'Withdrawal',
  credits: 'Credits',
  escrow: 'Held in escrow',
  'escrow-returned': 'Back from escrow',
  earning: 'Earned',
  sale: 'Sold',
  correction: 'Correction',
};

export function kindWord(kind: TransactionKind): string {
  return kinds[kind];
}

/** True when the money did not stay moved: the amount is shown, but it counts for nothing. */
export function isUndone({ status }: Pick<TransactionView, 'status'>): boolean {
  return status === transactionStatus.Failed || status === transactionStatus.Reversed;
}

const waiting: Readonly<Partial<Record<TransactionKind, string>>> = {
  'top-up': 'As soon as the payment provider tells us that it was paid, the money is in your balance. You need not wait here.',
  credits: 'As soon as the payment provider tells us that it was paid, your credits are ready. You need not wait here.',
  payout: 'It usually arrives within minutes, but can take up to a day. You will see it here.',
  earning: 'It clears 24 hours after the handover, and then you can spend or withdraw it.',
  sale: 'It clears 24 hours after the handover, and then you can spend or withdraw it.',
};

const failed: Readonly<Partial<Record<TransactionKind, string>>> = {
  'top-up': 'Nothing was added to your balance. You can try again, with another card if you like.',
  credits: 'You got no credits, and nothing was taken. You can try again.',
};

/** The next event of a transaction, or that there is none. */
export function whatNext({ kind, status }: Pick<TransactionView, 'kind' | 'status'>): string {
  if (status === transactionStatus.Pending) return waiting[kind] ?? 'It is under way. We tell you here how it ends.';
  if (status === transactionStatus.Failed) return failed[kind] ?? 'No money moved. You can try again.';
  if (status === transactionStatus.Reversed)
    return 'The money is back in your balance, all of it. Check the details and try again.';
  return 'It is settled. There is nothing for you to do.';
}
