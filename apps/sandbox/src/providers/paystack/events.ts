import type { Announcement } from '../../webhooks/webhook-sender.ts';
import { findTransaction, findTransfer, type PaystackContext } from './context.ts';
import { viewRefundEvent } from './refund-view.ts';
import type { Arrival, Refund, Transaction, Transfer } from './state.ts';
import { viewArrivalEvent, viewRejection, viewTransaction } from './transaction-view.ts';
import { viewTransferEvent } from './transfer-view.ts';

/** Paystack knows one webhook address per account. */
export const target = 'account';

export function chargeSucceeded(context: PaystackContext, transaction: Transaction): Announcement {
  return announcement('charge.success', transaction.reference, viewTransaction(context, transaction));
}

/** One for each transfer that was taken, with the id of that transfer. */
export function transferArrived(context: PaystackContext, transaction: Transaction, arrival: Arrival): Announcement {
  return announcement('charge.success', transaction.reference, viewArrivalEvent(context, transaction, arrival));
}

export function transferRejected(context: PaystackContext, transaction: Transaction, arrival: Arrival): Announcement {
  return announcement('bank.transfer.rejected', transaction.reference, viewRejection(context, transaction, arrival));
}

export function refundMoved(context: PaystackContext, refund: Refund): Announcement {
  return announcement(`refund.${refund.status}`, refund.reference, viewRefundEvent(context, refund));
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
    return [chargeSucceeded(context, { ...transaction, status: 'success', gatewayResponse: 'Successful', paidAt })];
  }
  if (event === 'bank.transfer.rejected') {
    const transaction = findTransaction(context, reference);
    const arrival = context.file.state.arrivals.findLast((candidate) => candidate.reference === reference);
    return transaction && arrival ? [transferRejected(context, transaction, arrival)] : [];
  }
  const transfer = findTransfer(context, reference);
  const status = (['success', 'failed', 'reversed'] as const).find((candidate) => event === `transfer.${candidate}`);
  if (transfer === undefined || status === undefined) return [];
  return [transferMoved(context, { ...transfer, status })];
}

function announcement(event: string, subject: string, data: unknown): Announcement {
  return { event, subject, target, body: JSON.stringify({ event, data }) };
}
