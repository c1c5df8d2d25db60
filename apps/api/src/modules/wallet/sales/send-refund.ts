import { type Tx, transact } from '../../../platform/db/database.ts';
import type { GiveBackReport } from '../../../providers/bank-transfers/port.ts';
import type { WalletContext } from '../context.ts';
import { refundEnded } from '../events.ts';
import { houseAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { claimRefund, listUnfinishedRefunds, lockRefund, type Refund, restRefund, setRefundState } from '../storage/refunds.ts';

/**
 * Gives a buyer back what is theirs, to where it came from. It leaves the books when the provider says that it has arrived; until then the
 * sweep asks again. What cannot be given back is a question for staff.
 */
export async function sendRefund(context: WalletContext, id: string): Promise<void> {
  const refund = await transact(context.db, (tx) => claimRefund(tx, id));
  if (!refund) return;
  const report = await give(context, refund);
  await writeReport(context, refund, report);
  if (report === 'under-way') await transact(context.db, async (tx) => restRefund(tx, id));
}

/** There is news of a payment's refunds: whoever only looks needs no claim. */
export async function lookAtRefunds(context: WalletContext, reference: string): Promise<void> {
  for (const refund of await listUnfinishedRefunds(context.db, reference))
    await writeReport(context, refund, await find(context, refund));
}

function give({ cards, transfers, paypal }: WalletContext, refund: Refund): Promise<GiveBackReport> {
  if (refund.arrivalId !== null) return transfers.giveBack({ ...nameOf(refund), arrivalId: refund.arrivalId });
  return refund.provider === 'paypal' ? paypal.refund(ofOrder(refund)) : cards.refund(nameOf(refund));
}

function find({ cards, transfers, paypal }: WalletContext, refund: Refund): Promise<GiveBackReport | undefined> {
  if (refund.arrivalId !== null) return transfers.findGiveBack({ ...nameOf(refund), arrivalId: refund.arrivalId });
  return refund.provider === 'paypal' ? paypal.findRefund(ofOrder(refund)) : cards.findRefund(nameOf(refund));
}

/** Paystack’s refunds take no key of ours: the name that each is asked for with tells several of one payment apart. */
const nameOf = ({ id, reference, amountMinor }: Refund) => ({ name: id, reference, amountMinor: BigInt(amountMinor) });

function ofOrder({ id, providerId, amountMinor }: Refund) {
  if (providerId === null) throw new Error(`Refund ${id} is of an order that PayPal has no name for`);
  return { name: id, orderId: providerId, amountMinor: BigInt(amountMinor) };
}

async function writeReport(context: WalletContext, { id }: Refund, report: GiveBackReport | undefined): Promise<void> {
  if (report === 'done') await transact(context.db, (tx) => endRefund(context, tx, id));
  if (report !== 'refused') return;
  await transact(context.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund?.state !== 'due') return;
    setRefundState(tx, id, 'stuck');
    context.publish(tx, refundEnded, { buyerId: refund.payerId });
  });
}

/** It has arrived, by the provider's word or by that of staff who gave it back in another way. False when it had before. */
export async function endRefund({ publish }: Pick<WalletContext, 'publish'>, tx: Tx, id: string): Promise<boolean> {
  const refund = await lockRefund(tx, id);
  if (!refund || refund.state === 'done') return false;
  const { payerId, provider, currency, reference } = refund;
  setRefundState(tx, id, 'done');
  publish(tx, refundEnded, { buyerId: payerId });
  const clearing = houseAccount(`${provider}-clearing`, currency);
  const outcome = await postTransfer(tx, {
    key: keyFor('refund', id),
    kind: 'sale-returned',
    about: { reference, refund: id },
    legs: [{ from: houseAccount('refunds', currency), to: clearing, amountMinor: BigInt(refund.amountMinor) }],
  });
  if (outcome !== 'posted') throw new Error(`A refund could not be booked: ${outcome}`);
  return true;
}
