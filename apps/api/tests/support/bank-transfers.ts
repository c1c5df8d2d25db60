import { buyCreditsByTransfer } from '@waybill/contract/wallet/buy-credits-by-transfer';
import { startTransferTopUp } from '@waybill/contract/wallet/start-transfer-top-up';
import { verifyTransfer } from '@waybill/contract/wallet/verify-transfer';
import { newKey } from './money.ts';
import { openPaymentSandbox } from './payment-sandbox.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type SentTransfer = {
  readonly amount?: number;
  readonly senderName?: string;
  readonly provider?: 'refuses' | 'takes';
  readonly isLate?: boolean;
  readonly times?: number;
  readonly isEventLost?: boolean;
  readonly isSenderGone?: boolean;
};

/** A sandbox of a test file's own, with its bank. Amounts are in kobo. */
export async function openBankSandbox() {
  const sandbox = await openPaymentSandbox();
  return {
    ...sandbox,
    /** Somebody's bank sends money to the account of a payment; the provider takes whatever comes unless it is told otherwise. */
    transfer: ({ accountNumber }: { accountNumber: string }, sent: SentTransfer = {}) =>
      sandbox.control('POST', 'paystack/bank-transfers', { accountNumber, provider: 'takes', ...sent }),
  };
}

export const topUpByTransfer = async (visitor: Visitor, amount: number, idempotencyKey = newKey()) =>
  (await visitor.call(startTransferTopUp, { body: { amount }, idempotencyKey })).result;

export const creditsByTransfer = async (visitor: Visitor, credits: number, idempotencyKey = newKey()) =>
  (await visitor.call(buyCreditsByTransfer, { body: { credits }, idempotencyKey })).result;

export const verified = async (visitor: Visitor, { reference }: { reference: string }) =>
  (await visitor.call(verifyTransfer, { body: { reference } })).result;

/** The account of a payment expired a while ago, and so did the payment begin. */
export async function expire({ db }: Pick<World, 'db'>, { reference }: { reference: string }): Promise<void> {
  await db`update payment set expires_at = now() - interval '2 minutes', created_at = now() - interval '32 minutes', checked_at = null where reference = ${reference}`;
}
