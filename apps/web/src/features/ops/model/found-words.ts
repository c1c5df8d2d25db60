import type { SaleState } from '@waybill/contract/sales/enums';

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

export const orderWord = (status: number) => orderWords[status] ?? 'On file';

const moneyStatusWords = ['Pending', 'Successful', 'Failed', 'Reversed'];

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
