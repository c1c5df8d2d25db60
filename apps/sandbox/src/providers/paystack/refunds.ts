import { addBounded } from '../../state-file.ts';
import { credit, nextId, type PaystackContext } from './context.ts';
import { PaystackError } from './envelope.ts';
import { refundMoved } from './events.ts';
import { type Arrival, mostKept, type Refund, type Transaction } from './state.ts';

/** What can be given back: a payment by card, or one transfer that came. */
type Paid = { transactionId: number; transaction: Transaction; amount: number; arrival: Arrival | undefined };

/** Found by the id of the payment or of a transfer, or by the payment’s reference. */
export function findPaid({ file: { state } }: PaystackContext, key: string): Paid | undefined {
  const arrival = state.arrivals.find(({ id, refusal }) => String(id) === key && refusal === null);
  const transaction = state.transactions.find(
    ({ id, reference }) => String(id) === key || reference === (arrival?.reference ?? key),
  );
  if (transaction === undefined || transaction.status !== 'success') return undefined;
  const first =
    arrival ?? state.arrivals.find(({ reference, refusal }) => reference === transaction.reference && refusal === null);
  return { transactionId: first?.id ?? transaction.id, transaction, amount: first?.amount ?? transaction.amount, arrival: first };
}

/** Takes it off the balance; it reaches the payer a little later, or cannot. */
export async function openRefund(
  context: PaystackContext,
  { transactionId, transaction, amount: paid, arrival }: Paid,
  { amount = paid, note }: { amount?: number | undefined; note: string | null },
): Promise<Refund> {
  const { refunds } = context.file.state;
  const given = refunds
    .filter((refund) => refund.transactionId === transactionId && refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  if (given + amount > paid) {
    throw new PaystackError(400, 'transaction_reversed', 'Refund amount is more than what is left of the transaction');
  }
  const now = new Date().toISOString();
  const refund: Refund = {
    id: nextId(context),
    transactionId,
    reference: transaction.reference,
    amount,
    currency: transaction.currency,
    note,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  };
  addBounded(refunds, refund, mostKept);
  credit(context, refund.currency, -amount);
  await context.sender.announce(refundMoved(context, refund));
  await context.file.save();
  settleLater(context, refund, arrival?.isSenderGone ?? false);
  return refund;
}

/** Starts the clocks of refunds that were still under way, after a restart or when settlement resumes. */
export function resumeRefunds(context: PaystackContext): void {
  const { refunds, arrivals } = context.file.state;
  for (const refund of refunds) {
    const isGone = arrivals.find(({ id }) => id === refund.transactionId)?.isSenderGone ?? false;
    if (refund.status === 'pending') settleLater(context, refund, isGone);
  }
}

function settleLater(context: PaystackContext, refund: Refund, isSenderGone: boolean): void {
  context.alarms.set(context.settleMs, async () => {
    if (context.switches.holdSettlement || refund.status !== 'pending') return;
    refund.status = isSenderGone ? 'failed' : 'processed';
    refund.updatedAt = new Date().toISOString();
    if (isSenderGone) credit(context, refund.currency, refund.amount);
    await context.sender.announce(refundMoved(context, refund));
    await context.file.save();
  });
}
