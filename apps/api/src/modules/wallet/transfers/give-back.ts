import { type Tx, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { GiveBackReport } from '../../../providers/bank-transfers/port.ts';
import type { WalletContext } from '../context.ts';
import { refundEnded, transferReturned } from '../events.ts';
import { houseAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { type Arrival, type ArrivalKey, claimGiveBack, restGiveBack, setReturnState } from '../storage/arrivals.ts';
import { lockPayment, type Payment } from '../storage/payments.ts';

/**
 * Gives a transfer, or the surplus of one, back to where it came from. It leaves the books when the provider says that it has arrived;
 * until then the sweep asks again. What cannot be given back is a question for staff.
 */
export async function giveBack(context: WalletContext, key: ArrivalKey): Promise<void> {
  const arrival = await transact(context.db, (tx) => claimGiveBack(tx, key));
  if (!arrival) return;
  // A try that failed may have been heard: nobody asks anew before its claim has run out.
  const report = await context.transfers.giveBack(returnOf(arrival));
  await writeReport(context, arrival, report);
  if (report === 'under-way') await transact(context.db, async (tx) => restGiveBack(tx, key));
}

/** News of it may come while another still waits for the answer to his question: whoever only looks needs no claim. */
export async function lookAtGiveBack(context: WalletContext, arrival: Arrival): Promise<void> {
  await writeReport(context, arrival, await context.transfers.findGiveBack(returnOf(arrival)));
}

const returnOf = ({ arrivalId, returnMinor }: Arrival) => ({ arrivalId, amountMinor: BigInt(returnMinor) });

async function writeReport(context: WalletContext, arrival: Arrival, report: GiveBackReport | undefined): Promise<void> {
  if (report === 'done') await transact(context.db, (tx) => writeReturned(context, tx, arrival));
  if (report === 'refused') await transact(context.db, (tx) => writeStuck(tx, arrival));
}

async function writeStuck(tx: Tx, arrival: Arrival): Promise<void> {
  await lockPayment(tx, arrival.reference);
  await setReturnState(tx, arrival, 'due', 'stuck');
}

/** The payment's row is locked first, as by everybody who changes what came for it. */
async function writeReturned(context: WalletContext, tx: Tx, arrival: Arrival): Promise<void> {
  const payment = await lockPayment(tx, arrival.reference);
  // News may come of what seemed to be stuck.
  const isNews = (await setReturnState(tx, arrival, 'due', 'done')) || (await setReturnState(tx, arrival, 'stuck', 'done'));
  if (!payment || !isNews) return;
  publishReturned(context, tx, arrival, payment);
  await postReturn(tx, arrival);
}

export function publishReturned({ publish }: Pick<WalletContext, 'publish'>, tx: Tx, arrival: Arrival, payment: Payment): void {
  // The seller's history has nothing of it: only the buyer waits for it.
  if (payment.purpose === 'sale') {
    publish(tx, refundEnded, { buyerId: payment.payerId });
    return;
  }
  const { transactionId } = payment;
  sendEvent(tx, arrival.userId, { type: 'wallet.changed' });
  const { userId, currency, returnMinor: amountMinor } = arrival;
  const reference = `${arrival.reference}-${arrival.arrivalId}`;
  publish(tx, transferReturned, { userId, transactionId, reference, currency, amountMinor });
}

/** The way out of the books. */
export async function postReturn(tx: Tx, { provider, arrivalId, reference, currency, returnMinor }: Arrival): Promise<void> {
  const outcome = await postTransfer(tx, {
    key: keyFor('given back', `${provider} ${arrivalId}`),
    kind: 'transfer-returned',
    about: { reference, arrival: arrivalId },
    legs: [
      {
        from: houseAccount('transfers', currency),
        to: houseAccount(`${provider}-clearing`, currency),
        amountMinor: BigInt(returnMinor),
      },
    ],
  });
  if (outcome !== 'posted') throw new Error(`A transfer could not be given back: ${outcome}`);
}
