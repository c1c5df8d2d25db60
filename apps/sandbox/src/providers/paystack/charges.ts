import { lowercase, randomCode } from '../../random-code.ts';
import { addBounded } from '../../state-file.ts';
import type { TestCard } from './checkout/test-cards.ts';
import { credit, nextId, type PaystackContext } from './context.ts';
import { chargeSucceeded } from './events.ts';
import { chargeFee } from './fees.ts';
import { mostKept, type Transaction } from './state.ts';

export type NewTransaction = Pick<Transaction, 'reference' | 'email' | 'amount' | 'currency' | 'callbackUrl' | 'metadata'> & {
  bankTransfer?: Transaction['bankTransfer'];
};

export async function openTransaction(context: PaystackContext, wanted: NewTransaction): Promise<Transaction> {
  const { transactions } = context.file.state;
  const known = transactions.find(({ email }) => email.toLowerCase() === wanted.email.toLowerCase())?.customer;
  const opened = addBounded(
    transactions,
    {
      ...wanted,
      bankTransfer: wanted.bankTransfer ?? null,
      id: nextId(context),
      accessCode: randomCode(15, lowercase),
      customer: known ?? { id: nextId(context), code: `CUS_${randomCode(15, lowercase)}` },
      status: wanted.bankTransfer ? 'pending' : 'abandoned',
      gatewayResponse: wanted.bankTransfer ? 'Pending bank transfer' : 'The transaction was not completed',
      card: null,
      stage: 'card',
      history: [],
      fees: null,
      createdAt: new Date().toISOString(),
      paidAt: null,
    },
    mostKept,
  );
  await context.file.save();
  return opened;
}

/** Takes a card: its bank either asks something first, or decides. */
export async function tryCard(context: PaystackContext, transaction: Transaction, card: TestCard): Promise<void> {
  transaction.card = card.number;
  note(transaction, 'action', 'Attempted to pay with card');
  await goOn(context, transaction, card, 0);
}

/** Continues after a right answer to the bank’s question. */
export async function answerQuestion(context: PaystackContext, transaction: Transaction, card: TestCard): Promise<void> {
  const asked = card.asks.map(String).indexOf(transaction.stage);
  await goOn(context, transaction, card, asked + 1);
}

async function goOn(context: PaystackContext, transaction: Transaction, card: TestCard, from: number): Promise<void> {
  const question = card.asks[from];
  if (question === undefined) return decide(context, transaction, card.outcome.status, card.outcome.gatewayResponse);
  transaction.status = 'ongoing';
  transaction.stage = question;
  transaction.gatewayResponse = 'Transaction in progress';
  note(transaction, 'action', `Authentication required: ${question}`);
  await context.file.save();
}

/** Settles the payment. One that succeeded stays paid, and is announced and credited once. */
export async function decide(
  context: PaystackContext,
  transaction: Transaction,
  status: 'success' | 'failed' | 'pending',
  gatewayResponse: string,
): Promise<void> {
  if (transaction.status === 'success') return;
  transaction.status = status;
  transaction.stage = 'card';
  transaction.gatewayResponse = gatewayResponse;
  note(
    transaction,
    status === 'success' ? 'success' : 'error',
    status === 'success' ? 'Successfully paid with card' : gatewayResponse,
  );
  if (status === 'success') {
    transaction.paidAt = new Date().toISOString();
    transaction.fees = chargeFee(transaction.amount, transaction.currency);
    credit(context, transaction.currency, transaction.amount - transaction.fees);
    await context.sender.announce(chargeSucceeded(context, transaction));
  }
  await context.file.save();
}

/** Returns to the card form, as if the page had just been opened. */
export async function startOver(context: PaystackContext, transaction: Transaction): Promise<void> {
  if (transaction.status !== 'success' && transaction.status !== 'pending') {
    transaction.status = 'abandoned';
    transaction.stage = 'card';
    transaction.gatewayResponse = 'The transaction was not completed';
    await context.file.save();
  }
}

export function note(transaction: Transaction, type: Transaction['history'][number]['type'], message: string): void {
  addBounded(transaction.history, { type, message, at: new Date().toISOString() }, 50);
}
