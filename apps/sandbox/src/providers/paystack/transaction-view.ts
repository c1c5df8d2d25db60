import { createHash } from 'node:crypto';
import { findCard } from './checkout/test-cards.ts';
import type { Transaction } from './state.ts';

/** A transaction as GET /transaction/verify and charge.success show it. */
export function viewTransaction(transaction: Transaction) {
  const { createdAt, paidAt } = transaction;
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: 'card',
    currency: transaction.currency,
    ip_address: '127.0.0.1',
    // Paystack’s own answer when there is none is an empty string.
    metadata: transaction.metadata ?? '',
    log: transaction.history.length === 0 ? null : viewLog(transaction),
    fees: transaction.fees,
    fees_split: null,
    authorization: viewAuthorization(transaction),
    customer: {
      id: transaction.customer.id,
      first_name: null,
      last_name: null,
      email: transaction.email,
      customer_code: transaction.customer.code,
      phone: null,
      metadata: null,
      risk_action: 'default',
      international_format_phone: null,
    },
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: transaction.amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

function viewLog({ createdAt, history, status }: Transaction) {
  const secondsIn = (at: string) => Math.max(0, Math.round((Date.parse(at) - Date.parse(createdAt)) / 1000));
  return {
    start_time: Math.floor(Date.parse(createdAt) / 1000),
    time_spent: secondsIn(history.at(-1)?.at ?? createdAt),
    attempts: history.filter(({ type }) => type === 'action').length,
    errors: history.filter(({ type }) => type === 'error').length,
    success: status === 'success',
    mobile: false,
    input: [],
    history: history.map(({ type, message, at }) => ({ type, message, time: secondsIn(at) })),
  };
}

function viewAuthorization({ status, card: number, id }: Transaction) {
  const card = findCard(number);
  if (status !== 'success' || card === undefined) return {};
  const mark = createHash('sha256').update(card.number).digest('hex');
  return {
    authorization_code: `AUTH_${createHash('sha256').update(`${id}`).digest('hex').slice(0, 10)}`,
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    card_type: `${card.brand} `,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card.brand,
    reusable: true,
    signature: `SIG_${mark.slice(0, 20)}`,
    account_name: null,
  };
}
