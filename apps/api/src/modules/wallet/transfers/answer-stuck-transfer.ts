import type { QuestionAnswer } from '@waybill/contract/ops/list-money-questions';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { openWallet } from '../commands/open-wallet.ts';
import type { WalletContext } from '../context.ts';
import { toppedUp } from '../events.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { type Arrival, type ArrivalKey, creditStuck, findArrival, setReturnState } from '../storage/arrivals.ts';
import { keepHere } from '../storage/leaving.ts';
import { lockPayment } from '../storage/payments.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { postReturn, publishReturned } from './give-back.ts';

type Asked = { readonly staffId: string | null; readonly also: (tx: Tx, userId: string | null) => Promise<void> };

/**
 * Staff decide about a transfer that the provider cannot give back: `credit` adds it to the wallet of whoever it was for, `refuse` says that
 * staff have given it back in another way. The payment's row is locked first, so of two answers one counts.
 */
export async function answerStuckTransfer(
  context: WalletContext,
  tx: Tx,
  key: ArrivalKey,
  answer: QuestionAnswer,
  { staffId, also }: Asked,
): Promise<void> {
  const known = await findArrival(tx, key);
  if (!known) throw new Problem('not_found', 'There is no such transfer.');
  const payment = await lockPayment(tx, known.reference);
  const arrival = await findArrival(tx, key);
  if (arrival?.returnState !== 'stuck') throw new Problem('already_decided', 'This is closed already.');
  if (arrival.userId === staffId) throw new Problem('forbidden', 'This is about your own money. Please ask somebody else of us.');
  if (answer === 'close') throw new Problem('invalid_input', 'Please credit it, or give it back in another way and refuse it.');
  if (answer === 'credit' && payment?.purpose === 'sale')
    throw new Problem('invalid_input', 'Its buyer has no wallet. Please give it back in another way and refuse it.');
  await also(tx, arrival.userId);
  if (answer === 'credit') return creditIt(context, tx, arrival);
  await setReturnState(tx, key, 'stuck', 'done');
  if (payment) publishReturned(context, tx, arrival, payment);
  await postReturn(tx, arrival);
}

async function creditIt(context: WalletContext, tx: Tx, arrival: Arrival): Promise<void> {
  const { userId, currency, provider, arrivalId, reference } = arrival;
  if (!(await keepHere(tx, userId)))
    throw new Problem('invalid_input', 'Whoever paid has left. Refuse it and give it back at the provider.');
  const amountMinor = BigInt(arrival.returnMinor);
  sendEvent(tx, userId, { type: 'wallet.changed' });
  openWallet(tx, userId, currency);
  creditStuck(tx, arrival);
  const line = { id: newId('transaction'), reference: `${reference}-${arrivalId}` };
  insertTransaction(tx, {
    ...line,
    userId,
    currency,
    amountMinor,
    kind: 'top-up',
    direction: 'in',
    status: transactionStatus.Successful,
    title: 'Top-up by transfer',
    detail: 'Your transfer could not go back to where it came from, so our team added it here.',
  });
  context.publish(tx, toppedUp, { userId, transactionId: line.id });
  const outcome = await postTransfer(tx, {
    key: keyFor('stuck transfer', `${provider} ${arrivalId}`),
    kind: 'top-up',
    about: { reference: line.reference, arrival: arrivalId },
    legs: [{ from: houseAccount('transfers', currency), to: personAccount(userId, 'available', currency), amountMinor }],
  });
  if (outcome !== 'posted') throw new Error(`A transfer could not be credited: ${outcome}`);
}
