import { addBounded } from '../../state-file.ts';
import { note } from './charges.ts';
import { credit, findTransactionByAccount, nextId, type PaystackContext, takenArrivals } from './context.ts';
import { transferArrived, transferRejected } from './events.ts';
import { chargeFee } from './fees.ts';
import { type Arrival, mostKept, type Transaction } from './state.ts';

export type BankTransfer = {
  accountNumber: string;
  amount?: number | undefined;
  senderName: string;
  provider: 'refuses' | 'takes';
  isLate: boolean;
  times: number;
  isEventLost: boolean;
  isSenderGone: boolean;
};

/** Sends money to a one-off account. Undefined when no payment has this account: a real bank would say so, too. */
export async function sendBankTransfer(context: PaystackContext, sent: BankTransfer): Promise<Arrival[] | undefined> {
  const transaction = findTransactionByAccount(context, sent.accountNumber);
  if (transaction === undefined) return undefined;
  const arrivals: Arrival[] = [];
  for (let time = 0; time < sent.times; time += 1) arrivals.push(await arrive(context, transaction, sent));
  return arrivals;
}

async function arrive(context: PaystackContext, transaction: Transaction, sent: BankTransfer): Promise<Arrival> {
  const { amount = transaction.amount, senderName, isSenderGone } = sent;
  const before = takenArrivals(context, transaction);
  const at = arrivalTime(transaction, sent.isLate);
  const arrival: Arrival = {
    // The first one is the transaction itself; each further one is another.
    id: before.length === 0 ? transaction.id : nextId(context),
    reference: transaction.reference,
    amount,
    senderName,
    senderAccount: '0123456789',
    refusal: sent.provider === 'takes' ? null : refusalOf(transaction, { amount, at, isPaid: before.length > 0 }),
    isSenderGone,
    at,
  };
  if (arrival.refusal !== null) arrival.id = nextId(context);
  addBounded(context.file.state.arrivals, arrival, mostKept);
  if (arrival.refusal === null) take(context, transaction, arrival);
  else note(transaction, 'error', `A transfer was sent back: ${arrival.refusal}`);
  const event = arrival.refusal === null ? transferArrived : transferRejected;
  if (!sent.isEventLost) await context.sender.announce(event(context, transaction, arrival));
  await context.file.save();
  return arrival;
}

function take(context: PaystackContext, transaction: Transaction, { amount, at }: Arrival): void {
  const fee = chargeFee(amount, transaction.currency);
  transaction.status = 'success';
  transaction.gatewayResponse = 'Approved';
  transaction.paidAt = at;
  transaction.fees = (transaction.fees ?? 0) + fee;
  note(transaction, 'success', 'Successfully paid with bank transfer');
  credit(context, transaction.currency, amount - fee);
}

/** A late transfer comes a minute after the account has expired, whatever the clock says now: nobody waits for it. */
function arrivalTime({ bankTransfer }: Transaction, isLate: boolean): string {
  const now = Date.now();
  if (!isLate) return new Date(now).toISOString();
  return new Date(Math.max(now, Date.parse(bankTransfer?.expiresAt ?? '') + 60_000)).toISOString();
}

function refusalOf(
  { amount: asked, bankTransfer }: Transaction,
  { amount, at, isPaid }: { amount: number; at: string; isPaid: boolean },
): Arrival['refusal'] {
  if (isPaid) return 'ALREADY_PAID';
  if (at > (bankTransfer?.expiresAt ?? '')) return 'ACCOUNT_EXPIRED';
  return amount === asked ? null : 'INCORRECT_AMOUNT';
}
