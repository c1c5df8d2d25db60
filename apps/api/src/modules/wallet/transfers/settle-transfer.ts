import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { ArrivalReport } from '../../../providers/bank-transfers/port.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import { openWallet } from '../commands/open-wallet.ts';
import type { WalletContext } from '../context.ts';
import { creditsBought, toppedUp } from '../events.ts';
import { giveBackJob } from '../jobs/give-back.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { bookSale } from '../sales/settle-sale.ts';
import { type Arrival, creditKept, findArrival, insertArrival, listArrivals, returnKept } from '../storage/arrivals.ts';
import { findWalletOwner } from '../storage/balances.ts';
import { moveCredits } from '../storage/credits.ts';
import { keepHere } from '../storage/leaving.ts';
import { hasPaidOtherwise, lockPayer } from '../storage/payers.ts';
import { lockPayment, type MemberPayment, type Payment, rememberPaid, setPaymentState } from '../storage/payments.ts';
import { amendTransaction, insertTransaction, setDetail, settleLineOf, settleTransaction } from '../storage/transactions.ts';
import { judgeArrival, type Standing, type Verdict } from './outcomes.ts';

/**
 * Asks the provider what has come to the account of a payment, and gives every transfer its one outcome. Webhook, sweep and the
 * waiting person all come here, in any order and at once: the payment's lock and the row of the transfer let each be booked once.
 */
export async function settleTransfer(context: WalletContext, payment: Payment): Promise<{ readonly isReversed: boolean }> {
  const { currency, arrivals } = await context.transfers.findArrivals(payment.reference);
  const inOrder = [...arrivals].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const arrival of inOrder) await transact(context.db, (tx) => takeArrival(context, tx, payment, arrival, currency));
  if (payment.isOver) await transact(context.db, (tx) => closePayment(context, tx, payment.reference));
  return { isReversed: arrivals.some((arrival) => arrival.isReversed) };
}

/** One transfer, one transaction, one posting: whatever comes at once waits for the payment's row alone. */
async function takeArrival(
  context: WalletContext,
  tx: Tx,
  { reference, provider, payerId }: Payment,
  report: ArrivalReport,
  currency: string,
): Promise<void> {
  if (payerId !== null) await lockPayer(tx, payerId);
  const payment = await lockPayment(tx, reference);
  if (!payment || payment.state === 'quarantined' || payment.state === 'refused') return;
  if (await findArrival(tx, { provider, arrivalId: report.id })) return;
  // Naira accounts take naira. Should one ever say otherwise, no rule of ours fits.
  if (currency !== payment.currency) {
    rememberPaid(tx, reference, report.amountMinor, currency);
    setPaymentState(tx, reference, 'quarantined');
    return;
  }
  const kept = (await listArrivals(tx, reference)).filter(isKept);
  const standing = await standingOf(context, tx, payment, kept);
  const isInTime = payment.expiresAt !== null && report.at <= payment.expiresAt;
  const verdict = judgeArrival(payment.purpose, standing, { amountMinor: report.amountMinor, isInTime });
  const arrival = {
    provider,
    arrivalId: report.id,
    reference,
    userId: payment.userId,
    currency: payment.currency,
    amountMinor: report.amountMinor,
    creditedMinor: verdict.creditMinor,
    returnMinor: verdict.returnMinor,
    // Whoever has left is forgotten, and so is the name on what still comes.
    senderName: standing.isHere ? report.senderName : null,
    arrivedAt: report.at,
  };
  insertArrival(tx, arrival);
  if (verdict.returnMinor > 0n) context.enqueue(tx, giveBackJob, { provider, arrivalId: report.id });
  const taken = { verdict, report, keptMinor: standing.keptMinor };
  const booked = payment.purpose === 'sale' ? bookSale(context, tx, payment, verdict) : await book(context, tx, payment, taken);
  const outcome = await postTransfer(tx, {
    key: keyFor('arrival', `${provider} ${report.id}`),
    kind: booked.kind,
    about: { reference: booked.reference, arrival: report.id },
    legs: legsOf(payment, verdict, report.amountMinor, standing.keptMinor),
  });
  if (outcome !== 'posted') throw new Error(`A transfer could not be booked: ${outcome}`);
  if (verdict.outcome === 'credit') await collectDebt(tx, { ...payment, occasion: `payment ${booked.reference}` });
}

const isKept = ({ creditedMinor, returnState }: Arrival) => creditedMinor === '0' && returnState === 'none';

async function standingOf(context: WalletContext, tx: Tx, payment: Payment, kept: readonly Arrival[]): Promise<Standing> {
  const isHere = await keepHere(tx, payment.userId);
  const owner = await findWalletOwner(tx, payment.userId);
  const limits = context.walletLimits.topUp[payment.currency];
  // What a buyer has paid twice is paid once: the second payment goes back like a second transfer to the first.
  const isPaid = payment.purpose === 'sale' && (await hasPaidOtherwise(tx, payment.payerId, payment.reference));
  const largestOfMember = owner?.isKycCompleted ? limits.largestChecked : limits.largestUnchecked;
  return {
    priceMinor: BigInt(payment.amountMinor),
    keptMinor: kept.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n),
    state: isPaid || payment.state === 'settled' ? 'settled' : payment.state === 'open' ? 'open' : 'over',
    isHere,
    // Limits are for what members add to their wallets: a buyer adds nothing.
    largestMinor: payment.purpose === 'sale' ? null : largestOfMember,
  };
}

type Taken = { readonly verdict: Verdict; readonly report: ArrivalReport; readonly keptMinor: bigint };

/** Our own rows; answers under which kind and reference the books have it. */
async function book(
  context: WalletContext,
  tx: Tx,
  payment: MemberPayment,
  { verdict, report, keptMinor }: Taken,
): Promise<{ kind: string; reference: string }> {
  const { reference, userId, transactionId, currency } = payment;
  const came = inMoney(report.amountMinor, currency);
  sendEvent(tx, userId, { type: 'wallet.changed' });
  switch (verdict.outcome) {
    case 'credit': {
      openWallet(tx, userId, currency);
      const line = lineOf(tx, payment, verdict, report);
      context.publish(tx, toppedUp, { userId, transactionId: line.id });
      return { kind: 'top-up', reference: line.reference };
    }
    case 'keep': {
      const missing = inMoney(BigInt(payment.amountMinor) - keptMinor - report.amountMinor, currency);
      const detail = `${came} came by transfer. ${missing} is missing; if it does not come in time, everything goes back.`;
      settleTransaction(tx, transactionId, transactionStatus.Pending, detail);
      return { kind: 'transfer-kept', reference };
    }
    case 'complete': {
      const credits = payment.credits ?? 0;
      await moveCredits(tx, {
        key: keyFor('credits by transfer', reference),
        userId,
        change: credits,
        reason: 'bought by transfer',
      });
      creditKept(tx, reference);
      setPaymentState(tx, reference, 'settled');
      const surplus =
        verdict.returnMinor > 0n ? ` ${inMoney(verdict.returnMinor, currency)} was too much and goes back to you.` : '';
      const detail = `Paid by bank transfer. Your credits are ready.${surplus}`;
      settleTransaction(tx, transactionId, transactionStatus.Successful, detail);
      context.publish(tx, creditsBought, { userId, transactionId, credits });
      return { kind: 'credits', reference };
    }
    // The payment itself stays as it is: while there is time, what was agreed can still come.
    case 'give-back': {
      const detail = `${whyBack[verdict.situation] ?? ''}${came} goes back to the account it came from.`;
      // The line of a payment that was given up says so, too; that of a paid one tells of what was paid.
      if (payment.state !== 'settled') setDetail(tx, transactionId, detail);
      return { kind: 'transfer-kept', reference };
    }
  }
}

const whyBack: Partial<Record<Verdict['situation'], string>> = {
  late: 'The transfer came too late. ',
  'too-large': 'That is more than you can add at a time. ',
  'nobody-here': 'This was paid after this account was closed. ',
};

/** The first transfer is the line that was begun with the payment; each further one has a line of its own. */
function lineOf(
  tx: Tx,
  payment: MemberPayment,
  { situation }: Verdict,
  report: ArrivalReport,
): { id: string; reference: string } {
  const { reference, transactionId, userId, currency } = payment;
  const { amountMinor } = report;
  const asked = inMoney(BigInt(payment.amountMinor), currency);
  const details: Partial<Record<Verdict['situation'], string>> = {
    part: `Paid by bank transfer: less than the ${asked} you had in mind, and all of it is yours.`,
    more: `Paid by bank transfer: more than the ${asked} you had in mind, and all of it is yours.`,
    late: 'Paid by bank transfer, after its time, and yours all the same.',
    again: 'Paid by bank transfer, to the account of an earlier top-up.',
  };
  const detail = details[situation] ?? 'Paid by bank transfer.';
  if (payment.state !== 'settled') {
    setPaymentState(tx, reference, 'settled');
    amendTransaction(tx, transactionId, { amountMinor: String(amountMinor), currency });
    settleTransaction(tx, transactionId, transactionStatus.Successful, detail);
    return { id: transactionId, reference };
  }
  const line = { id: newId('transaction'), reference: `${reference}-${report.id}` };
  insertTransaction(tx, {
    ...line,
    userId,
    currency,
    amountMinor,
    kind: 'top-up',
    direction: 'in',
    status: transactionStatus.Successful,
    title: 'Top-up by transfer',
    detail,
  });
  return line;
}

/** All that came enters the books from the provider; what is not credited waits in an account of its own. */
function legsOf(payment: Payment, { outcome, returnMinor }: Verdict, amountMinor: bigint, keptMinor: bigint): Leg[] {
  const { currency, provider, userId } = payment;
  const clearing = houseAccount(`${provider}-clearing`, currency);
  const waiting = houseAccount('transfers', currency);
  if (outcome === 'credit') return [{ from: clearing, to: personAccount(userId, 'available', currency), amountMinor }];
  const arrived = { from: clearing, to: waiting, amountMinor };
  if (outcome !== 'complete') return [arrived];
  const to =
    payment.purpose === 'sale' ? personAccount(payment.payerId, 'available', currency) : houseAccount('credits', currency);
  return [arrived, { from: waiting, to, amountMinor: keptMinor + amountMinor - returnMinor }];
}

/** The time is over and the price is not there: what came goes back, and nothing else is waited for. */
async function closePayment(context: WalletContext, tx: Tx, reference: string): Promise<void> {
  const payment = await lockPayment(tx, reference);
  if (payment?.state !== 'open') return;
  const due = await returnKept(tx, reference);
  setPaymentState(tx, reference, 'failed');
  settleLineOf(tx, payment, transactionStatus.Failed, await whyClosed(tx, payment, due));
  for (const { provider, arrivalId } of due) context.enqueue(tx, giveBackJob, { provider, arrivalId });
  if (payment.purpose !== 'sale') sendEvent(tx, payment.userId, { type: 'wallet.changed' });
}

/** Undefined where the line has said already that something came and goes back. */
async function whyClosed(tx: Tx, { reference, currency }: Payment, due: readonly Arrival[]): Promise<string | undefined> {
  const cameMinor = due.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  if (cameMinor > 0n)
    return `${inMoney(cameMinor, currency)} came, and the rest did not come in time. It goes back to the account it came from.`;
  return (await listArrivals(tx, reference)).length > 0 ? undefined : 'No transfer came in time. Nothing was taken.';
}
