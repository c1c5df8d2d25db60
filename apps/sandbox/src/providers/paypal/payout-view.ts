import type { PaypalContext } from './context.ts';
import { payoutFee, payoutMoney } from './money.ts';
import { link } from './order-view.ts';
import type { Payout, PayoutItem } from './state.ts';

const informationLink = 'https://developer.paypal.com/docs/api/payments.payouts-batch/#errors';

const errors: Partial<Record<PayoutItem['status'], readonly [name: string, message: string]>> = {
  FAILED: ['RECEIVER_ACCOUNT_INVALID', 'Receiver’s account is invalid.'],
  UNCLAIMED: [
    'RECEIVER_UNREGISTERED',
    'The recipient for this payout does not have an account. A link to sign up for an account was sent to the recipient. However, if the recipient does not claim this payout within 30 days, the funds will be returned to your account.',
  ],
  RETURNED: ['RECEIVER_UNREGISTERED', 'The recipient did not claim this payout. The funds were returned to your account.'],
};

/** A batch without its items: the answer to POST, and PAYMENT.PAYOUTSBATCH.*. */
export function viewBatch({ origin }: PaypalContext, payout: Payout) {
  const total = payout.items.reduce((sum, { amount }) => sum + amount, 0);
  const fees = payout.items.reduce((sum, { amount }) => sum + payoutFee(amount), 0);
  return {
    batch_header: {
      payout_batch_id: payout.id,
      batch_status: payout.status,
      time_created: payout.createdAt,
      ...(payout.completedAt !== null && { time_completed: payout.completedAt }),
      sender_batch_header: {
        sender_batch_id: payout.senderBatchId,
        ...(payout.emailSubject !== null && { email_subject: payout.emailSubject }),
        ...(payout.emailMessage !== null && { email_message: payout.emailMessage }),
      },
      funding_source: 'BALANCE',
      amount: payoutMoney(total, payout.currency),
      fees: payoutMoney(fees, payout.currency),
    },
    links: [{ ...link(`${origin}/paypal/v1/payments/payouts/${payout.id}`, 'self', 'GET'), encType: 'application/json' }],
  };
}

export function viewItem({ origin }: PaypalContext, payout: Payout, item: PayoutItem) {
  const error = errors[item.status];
  return {
    payout_item_id: item.id,
    ...(item.processedAt !== null && { transaction_id: item.transactionId, activity_id: item.transactionId }),
    transaction_status: item.status,
    payout_item_fee: payoutMoney(payoutFee(item.amount), payout.currency),
    payout_batch_id: payout.id,
    sender_batch_id: payout.senderBatchId,
    payout_item: {
      recipient_type: item.recipientType,
      amount: payoutMoney(item.amount, payout.currency),
      ...(item.note !== null && { note: item.note }),
      receiver: item.receiver,
      ...(item.senderItemId !== null && { sender_item_id: item.senderItemId }),
      recipient_wallet: 'PAYPAL',
    },
    ...(item.processedAt !== null && { time_processed: item.processedAt }),
    ...(error !== undefined && {
      errors: { name: error[0], message: error[1], information_link: informationLink, details: [], links: [] },
    }),
    links: [
      link(`${origin}/paypal/v1/payments/payouts-item/${item.id}`, 'self', 'GET'),
      link(`${origin}/paypal/v1/payments/payouts/${payout.id}`, 'batch', 'GET'),
    ],
  };
}
