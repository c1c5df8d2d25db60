import type { ConsoleOrderKind } from '@waybill/contract/ops/list-console-orders';
import type { SaleState } from '@waybill/contract/sales/enums';
import type { TransactionKind } from '@waybill/contract/wallet/enums';

const orderWords = [
  'Requested',
  'Agreed',
  'Picked up',
  'On the way',
  'Handed over',
  'Completed',
  'Cancelled',
  'Declined',
  'In dispute',
  'Not answered',
  'Not handed over',
  'Going back',
];

/** For a choice among all of them, by their number. */
export const orderWordChoices = orderWords.map((word, status) => ({ value: String(status), word }));

export const orderWord = (status: number) => orderWords[status] ?? 'On file';

const moneyStatusWords = ['Pending', 'Successful', 'Failed', 'Reversed'];

export const moneyStatusChoices = moneyStatusWords.map((word, status) => ({ value: String(status), word }));

export const moneyStatusWord = (status: number) => moneyStatusWords[status] ?? 'On file';

export const saleStateWords: Readonly<Record<SaleState, string>> = {
  waiting: 'For sale',
  ordered: 'Ordered',
  paid: 'Paid',
  sent: 'Sent',
  arrived: 'Arrived',
  questioned: 'In question',
  'paid-out': 'Paid out',
  'came-back': 'Came back',
  ended: 'Ended',
};

export const orderKindWords: Readonly<Record<ConsoleOrderKind, string>> = {
  booking: 'Booked by the sender',
  offer: 'Offered by the carrier',
  express: 'Express',
  sale: 'Something sold',
};

export const transactionKindWords: Readonly<Record<TransactionKind, string>> = {
  'top-up': 'Top-up',
  payout: 'Payout',
  credits: 'Credits',
  escrow: 'Into escrow',
  'escrow-returned': 'Back from escrow',
  earning: 'Earning',
  sale: 'Sale',
  correction: 'Correction',
};
