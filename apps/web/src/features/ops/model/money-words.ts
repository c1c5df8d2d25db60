import type { MoneyQuestionView } from '@waybill/contract/ops/list-money-questions';
import type { PayoutView } from '@waybill/contract/ops/list-payouts';

export const vendorNames = { paystack: 'Paystack', paypal: 'PayPal' } as const;

export const payoutWords = {
  queued: 'Not sent yet',
  sent: 'On its way',
  waiting: 'Wants a code of ours',
  unclaimed: 'Not accepted yet',
  paid: 'Delivered',
  returned: 'Given back',
} as const satisfies Record<PayoutView['state'], string>;

export const questionWords = {
  quarantined: 'Paid otherwise than agreed',
  disputed: 'The payer says no',
  unknown: 'An event about nothing we know',
  payout: 'A payout does not get on',
  transfer: 'A transfer cannot go back',
  refund: 'A buyer’s money cannot go back',
} as const satisfies Record<MoneyQuestionView['kind'], string>;

const accountWords: Readonly<Record<string, string>> = {
  available: 'To spend',
  uncleared: 'Earned, not cleared yet',
  escrow: 'In escrow',
  receivable: 'Owed to us',
  commission: 'Commission',
  charges: 'Charges for sending',
  credits: 'Credits sold',
  corrections: 'Corrections by hand',
  transfers: 'Came by transfer, undecided',
  'paystack-clearing': 'Came in through Paystack',
  'paystack-payouts': 'Went out through Paystack',
  'paypal-clearing': 'Came in through PayPal',
  'paypal-payouts': 'Went out through PayPal',
};

/** A kind of account that is newer than this page keeps its own name. */
export function accountName(kind: string): string {
  return accountWords[kind] ?? kind;
}
