import type { Announcement } from '../../webhooks/webhook-sender.ts';
import { findTransaction, findTransfer, type PaystackContext } from './context.ts';
import type { Transaction, Transfer } from './state.ts';
import { viewTransaction } from './transaction-view.ts';
import { viewTransferEvent } from './transfer-view.ts';

/** Paystack knows one webhook address per account. */
export const target = 'account';

export function chargeSucceeded(transaction: Transaction): Announcement {
  return announcement('charge.success', transaction.reference, viewTransaction(transaction));
}

export function transferMoved(context: PaystackContext, transfer: Transfer): Announcement {
  return announcement(`transfer.${transfer.status}`, transfer.reference, viewTransferEvent(context, transfer));
}

/** The webhook for something that need not have happened: catches a receiver that trusts it without asking. */
export function inventEvent(context: PaystackContext, event: string, reference: string): Announcement[] {
  if (event === 'charge.success') {
    const transaction = findTransaction(context, reference);
    if (transaction === undefined) return [];
    const paidAt = transaction.paidAt ?? new Date().toISOString();
    return [chargeSucceeded({ ...transaction, status: 'success', gatewayResponse: 'Successful', paidAt })];
  }
  const transfer = findTransfer(context, reference);
  const status = (['success', 'failed', 'reversed'] as const).find((candidate) => event === `transfer.${candidate}`);
  if (transfer === undefined || status === undefined) return [];
  return [transferMoved(context, { ...transfer, status })];
}

function announcement(event: string, subject: string, data: unknown): Announcement {
  return { event, subject, target, body: JSON.stringify({ event, data }) };
}
