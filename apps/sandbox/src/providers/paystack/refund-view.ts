import { findTransaction, integrationId, type PaystackContext } from './context.ts';
import type { Refund } from './state.ts';

/** A refund as POST /refund and GET /refund show it. */
export function viewRefund(refund: Refund) {
  return {
    id: refund.id,
    integration: integrationId,
    domain: 'test',
    transaction: refund.transactionId,
    transaction_reference: refund.reference,
    dispute: null,
    amount: refund.amount,
    deducted_amount: refund.amount,
    currency: refund.currency,
    channel: null,
    fully_deducted: true,
    refunded_by: 'api',
    refunded_at: refund.status === 'processed' ? refund.updatedAt : null,
    expected_at: refund.createdAt,
    customer_note: null,
    merchant_note: refund.note,
    status: refund.status,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

/** In events the amount is a text. */
export function viewRefundEvent(context: PaystackContext, refund: Refund) {
  const transaction = findTransaction(context, refund.reference);
  return {
    id: String(refund.id),
    status: refund.status,
    transaction_reference: refund.reference,
    refund_reference: null,
    amount: String(refund.amount),
    currency: refund.currency,
    processor: 'instant-transfer',
    customer: { first_name: null, last_name: null, email: transaction?.email ?? null },
    integration: integrationId,
    domain: 'test',
  };
}
