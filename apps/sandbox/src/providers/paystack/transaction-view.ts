import { createHash } from 'node:crypto';
import { findBank } from './banks.ts';
import { findCard } from './checkout/test-cards.ts';
import { type PaystackContext, takenArrivals } from './context.ts';
import type { Arrival, Transaction } from './state.ts';

/** The bank that keeps the one-off accounts. */
export const transferBankCode = '035';

/** A transaction as GET /transaction/verify and charge.success show it. */
export function viewTransaction(context: PaystackContext, transaction: Transaction) {
  const { createdAt, paidAt } = transaction;
  const arrivals = takenArrivals(context, transaction);
  const came = arrivals.reduce((sum, { amount }) => sum + amount, 0);
  const amount = arrivals.length > 0 ? came : transaction.amount;
  const given = context.file.state.refunds
    .filter(({ reference, status }) => reference === transaction.reference && status === 'processed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status === 'success' && given >= amount ? 'reversed' : transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: paidAt,
    created_at: createdAt,
    channel: transaction.bankTransfer === null ? 'card' : 'bank_transfer',
    currency: transaction.currency,
    ip_address: '127.0.0.1',
    // Paystack’s own answer when there is none is an empty string.
    metadata: transaction.metadata ?? '',
    log: transaction.history.length === 0 ? null : viewLog(transaction),
    fees: transaction.fees,
    fees_split: null,
    authorization: transaction.bankTransfer === null ? viewAuthorization(transaction) : viewSender(transaction, arrivals.at(-1)),
    // As providers that take whatever comes list it. Paystack itself takes one exact transfer, which is the transaction.
    ...(transaction.bankTransfer !== null && { bank_transfers: arrivals.map(viewArrival) }),
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

/** A transfer that was taken, as its own charge.success has it: the id and the amount are those of this transfer. */
export function viewArrivalEvent(context: PaystackContext, transaction: Transaction, arrival: Arrival) {
  const { id, amount, at } = arrival;
  return { ...viewTransaction(context, transaction), id, amount, status: 'success', paid_at: at, paidAt: at };
}

const refusals: Record<NonNullable<Arrival['refusal']>, string> = {
  INCORRECT_AMOUNT: 'The amount sent is not the amount expected. It is sent back.',
  ACCOUNT_EXPIRED: 'The account has expired. The money is sent back.',
  ALREADY_PAID: 'This has been paid already. The money is sent back.',
};

export function viewRejection(context: PaystackContext, transaction: Transaction, arrival: Arrival) {
  const type = arrival.refusal ?? 'INCORRECT_AMOUNT';
  const { id, amount } = arrival;
  return {
    ...viewTransaction(context, transaction),
    id,
    bank_transfer: { amount, message: refusals[type], message_type: type, transaction_id: id },
  };
}

function viewArrival({ id, amount, at, senderName, senderAccount }: Arrival) {
  return { transaction_id: id, amount, paid_at: at, sender_name: senderName, sender_bank_account_number: hidden(senderAccount) };
}

function viewSender({ bankTransfer }: Transaction, last: Arrival | undefined) {
  if (last === undefined) return {};
  return {
    channel: 'bank_transfer',
    sender_name: last.senderName,
    sender_bank: 'Test Bank',
    sender_country: 'NG',
    sender_bank_account_number: hidden(last.senderAccount),
    receiver_bank_account_number: bankTransfer?.accountNumber ?? null,
    receiver_bank: findBank(transferBankCode)?.name ?? null,
    reusable: false,
  };
}

const hidden = (account: string) => `XXXXXX${account.slice(-4)}`;

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
