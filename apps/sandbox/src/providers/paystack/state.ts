import * as z from 'zod';

/** Amounts are whole kobo (or cents), as on Paystack’s wire. */
const minor = z.number().int().nonnegative();
const moment = z.iso.datetime();

export const transactionStatuses = ['abandoned', 'ongoing', 'pending', 'failed', 'success'] as const;
export const transferStatuses = ['otp', 'pending', 'success', 'failed', 'reversed'] as const;

export const transaction = z.object({
  id: z.number(),
  reference: z.string(),
  accessCode: z.string(),
  email: z.string(),
  amount: minor,
  currency: z.string(),
  callbackUrl: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  customer: z.object({ id: z.number(), code: z.string() }),
  status: z.enum(transactionStatuses),
  gatewayResponse: z.string(),
  /** The card being used, and the question its bank is asking. */
  card: z.string().nullable(),
  stage: z.enum(['card', 'pin', 'phone', 'otp', 'bank']),
  history: z.array(z.object({ type: z.enum(['action', 'error', 'success']), message: z.string(), at: moment })),
  fees: minor.nullable(),
  /** The one-off account of a payment by bank transfer; a payment by card has none. */
  bankTransfer: z.object({ accountNumber: z.string(), accountName: z.string(), expiresAt: moment }).nullable().default(null),
  createdAt: moment,
  paidAt: moment.nullable(),
});

/** Money that somebody sent to a one-off account. */
const arrival = z.object({
  id: z.number(),
  reference: z.string(),
  amount: minor,
  senderName: z.string(),
  senderAccount: z.string(),
  /** Why the provider sent it back by itself; null when it was taken. */
  refusal: z.enum(['INCORRECT_AMOUNT', 'ACCOUNT_EXPIRED', 'ALREADY_PAID']).nullable(),
  /** The sender’s account is closed by the time anything comes back to it. */
  isSenderGone: z.boolean(),
  at: moment,
});

const refund = z.object({
  id: z.number(),
  /** The id of the payment, or of the one arrival that it is about. */
  transactionId: z.number(),
  reference: z.string(),
  amount: minor,
  currency: z.string(),
  note: z.string().nullable(),
  status: z.enum(['pending', 'processed', 'failed']),
  createdAt: moment,
  updatedAt: moment,
});

const recipient = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  currency: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  bankCode: z.string(),
  createdAt: moment,
});

const transfer = z.object({
  id: z.number(),
  code: z.string(),
  reference: z.string(),
  amount: minor,
  fee: minor,
  currency: z.string(),
  reason: z.string().nullable(),
  recipientCode: z.string(),
  status: z.enum(transferStatuses),
  /** The statuses still ahead, in this order. */
  ahead: z.array(z.enum(transferStatuses)),
  createdAt: moment,
  updatedAt: moment,
  transferredAt: moment.nullable(),
});

export const paystackState = z.object({
  nextId: z.number().int(),
  balances: z.record(z.string(), z.number().int()),
  transactions: z.array(transaction),
  recipients: z.array(recipient),
  transfers: z.array(transfer),
  arrivals: z.array(arrival).default([]),
  refunds: z.array(refund).default([]),
});

export type Transaction = z.infer<typeof transaction>;
export type Recipient = z.infer<typeof recipient>;
export type Transfer = z.infer<typeof transfer>;
export type Arrival = z.infer<typeof arrival>;
export type Refund = z.infer<typeof refund>;
export type PaystackState = z.infer<typeof paystackState>;

export const mostKept = 500;

/** Ids start above what fits 32 bits, as Paystack’s do: readers must not squeeze them. */
export function emptyState(): PaystackState {
  return {
    nextId: 4_099_260_516,
    balances: { NGN: 1_000_000_000 },
    transactions: [],
    recipients: [],
    transfers: [],
    arrivals: [],
    refunds: [],
  };
}
