import { type QuestionAnswer, questionAnswers } from '@waybill/contract/ops/list-money-questions';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import type { WalletContext } from '../context.ts';
import { providerDown } from '../refusals.ts';
import { answerStuckRefund } from '../sales/answer-stuck-refund.ts';
import { findArrival } from '../storage/arrivals.ts';
import { keepHere } from '../storage/leaving.ts';
import { closeUnknownEvent, isRefundName, readStuckName } from '../storage/money-questions.ts';
import {
  agreeToPaid,
  closeDispute,
  findPaid,
  findPayment,
  lockPayment,
  type Payment,
  setPaymentState,
} from '../storage/payments.ts';
import { amendTransaction, settleLineOf } from '../storage/transactions.ts';
import { answerStuckTransfer } from '../transfers/answer-stuck-transfer.ts';
import { lookAtGiveBack } from '../transfers/give-back.ts';
import { askReturned, credit } from './settle-payment.ts';
import { takeBackPayment } from './take-back-payment.ts';

export { questionAnswers };

type Asked = {
  /** The staff member who answers, never about their own money. Null for the command line. */
  readonly staffId?: string | null;
  /** Runs in the transaction of the answer, with the person whose money it is about. */
  readonly also?: (tx: Tx, userId: string | null) => Promise<void>;
  /** Runs last in the same transaction, when everything has moved. */
  readonly last?: (tx: Tx) => Promise<void>;
};

/**
 * Carries out a staff decision about a payment: `credit` the amount that was really paid, `refuse` it (staff give it back at the
 * provider), or `close` a dispute or an event that is over. Each decision is final.
 */
export async function answerMoneyQuestion(
  context: WalletContext,
  reference: string,
  answer: QuestionAnswer,
  { staffId = null, also = async () => undefined, last = async () => undefined }: Asked = {},
): Promise<void> {
  const returnedMinor = answer === 'credit' ? await returnedOf(context, reference) : 0n;
  if (answer === 'credit') await lookAtStuck(context, reference);
  const act = async (tx: Tx): Promise<void> => {
    if (answer === 'close' && reference.startsWith('event-')) {
      if (!(await closeUnknownEvent(tx, reference))) throw alreadyClosed();
      return also(tx, null);
    }
    if (isRefundName(reference)) return answerStuckRefund(context, tx, reference, answer, { staffId, also });
    const stuck = readStuckName(reference);
    if (stuck) return answerStuckTransfer(context, tx, stuck, answer, { staffId, also });
    const payment = await lockPayment(tx, reference);
    const paid = await findPaid(tx, reference);
    if (!payment || !paid) throw new Problem('not_found', `There is no payment ${reference}.`);
    if (payment.userId === staffId)
      throw new Problem('forbidden', 'This is about your own money. Please ask somebody else of us.');
    await also(tx, payment.userId);
    if (answer === 'close') {
      if (!(await closeDispute(tx, reference))) throw alreadyClosed();
      return;
    }
    if (payment.state !== 'quarantined') throw new Problem('already_decided', `Payment ${reference} is not in quarantine.`);
    if (answer === 'refuse') return refuse(tx, payment);
    if (paid.purpose !== 'top-up' || paid.paidCurrency === null || payment.way === 'transfer')
      throw new Problem('invalid_input', 'Only a top-up paid in naira or dollars can be credited. Refuse it and give it back.');
    if (!(await keepHere(tx, payment.userId)))
      throw new Problem('invalid_input', 'Whoever paid has left. Refuse it and give it back at the provider.');
    const agreed = await agreeToPaid(tx, reference);
    amendTransaction(tx, agreed.transactionId, agreed);
    await credit(context, tx, agreed);
    await takeBackPayment(context, tx, agreed, returnedMinor);
  };
  await transact(context.db, async (tx) => {
    await act(tx);
    await last(tx);
  });
}

/** Asks the provider before crediting: while a payment waits for staff, the events of its provider are ignored. */
async function returnedOf(context: WalletContext, reference: string): Promise<bigint> {
  const payment = await findPayment(context.db, reference);
  if (payment?.state !== 'quarantined') return 0n;
  try {
    return await askReturned(context, payment);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw providerDown(error);
    throw error;
  }
}

/** It may have gone back after all, while it seemed stuck: then there is nothing to credit. */
async function lookAtStuck(context: WalletContext, reference: string): Promise<void> {
  const stuck = readStuckName(reference);
  const arrival = stuck && (await findArrival(context.db, stuck));
  if (arrival?.returnState !== 'stuck') return;
  try {
    await lookAtGiveBack(context, arrival);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw providerDown(error);
    throw error;
  }
}

function alreadyClosed(): Problem {
  return new Problem('already_decided', 'This is closed already.');
}

async function refuse(tx: Tx, payment: Payment): Promise<void> {
  setPaymentState(tx, payment.reference, 'refused');
  const detail = (await keepHere(tx, payment.userId))
    ? 'What was paid is not what was agreed. Our team gave it back to you.'
    : 'This was paid after this account was closed. Our team gave it back.';
  settleLineOf(tx, payment, transactionStatus.Failed, detail);
  if (payment.purpose !== 'sale') sendEvent(tx, payment.userId, { type: 'wallet.changed' });
}
