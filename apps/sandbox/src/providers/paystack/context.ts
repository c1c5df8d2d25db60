import type { Alarms } from '../../alarms.ts';
import type { StateFile } from '../../state-file.ts';
import type { Switches } from '../../webhooks/switches.ts';
import type { WebhookSender } from '../../webhooks/webhook-sender.ts';
import type { Arrival, PaystackState, Recipient, Transaction, Transfer } from './state.ts';

/** A merchant’s account with Paystack, and the tools to work on it. */
export type PaystackContext = {
  origin: string;
  secretKey: string;
  file: StateFile<PaystackState>;
  sender: WebhookSender;
  switches: Switches;
  alarms: Alarms;
  /** The time until a transfer’s next status. */
  settleMs: number;
};

export const integrationId = 100_073;

export function nextId({ file: { state } }: PaystackContext): number {
  state.nextId += 1;
  return state.nextId;
}

export function findTransaction({ file: { state } }: PaystackContext, reference: string): Transaction | undefined {
  return state.transactions.find((candidate) => candidate.reference === reference);
}

export function findTransactionByAccount({ file: { state } }: PaystackContext, accountNumber: string): Transaction | undefined {
  return state.transactions.find(({ bankTransfer }) => bankTransfer?.accountNumber === accountNumber);
}

/** Money that came for a payment by transfer and was taken, in the order in which it came. */
export function takenArrivals({ file: { state } }: PaystackContext, { reference }: Transaction): Arrival[] {
  return state.arrivals.filter((arrival) => arrival.reference === reference && arrival.refusal === null);
}

export function findRecipient({ file: { state } }: PaystackContext, code: string): Recipient | undefined {
  return state.recipients.find((candidate) => candidate.code === code);
}

export function findTransfer({ file: { state } }: PaystackContext, key: string): Transfer | undefined {
  return state.transfers.find(({ reference, code, id }) => reference === key || code === key || String(id) === key);
}

export function credit({ file: { state } }: PaystackContext, currency: string, amount: number): void {
  state.balances[currency] = (state.balances[currency] ?? 0) + amount;
}
