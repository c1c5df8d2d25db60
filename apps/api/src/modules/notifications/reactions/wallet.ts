import type { NotificationName } from '@waybill/contract/notifications/enums';
import type { DomainEvent, Reaction } from '../../../platform/jobs/outbox.ts';
import {
  creditsBought,
  earningCleared,
  findTransaction,
  findTransactionByReference,
  inMoney,
  moneyCorrected,
  paymentTakenBack,
  payoutPaid,
  payoutReturned,
  toppedUp,
  transferReturned,
} from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { transactionLink } from '../links.ts';
import type { NotificationInput } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';

export type Line = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

const amountOf = ({ amountMinor, currency }: Line) => inMoney(BigInt(amountMinor), currency);

/** The text for a line of the history. Debts may be paid from it at once, so it does not mention the balance. */
export const lineWords = {
  moneyIn: (line: Line) => `${amountOf(line)} was added to your wallet. ${line.detail}`,
  moneyOut: (line: Line) => `Your payout of ${amountOf(line)} has arrived. ${line.detail}`,
  payoutFailed: (line: Line) =>
    `Your payout of ${amountOf(line)} could not be delivered. The money is back in your balance, in full.`,
} as const;

export function notificationOfLine(
  userId: string,
  { id, currency }: Line,
  type: NotificationName,
  words: string,
): NotificationInput {
  return { to: [userId], type, subject: id, key: `${type} ${id}`, words, link: transactionLink(currency, id) };
}

/** Told with the words of the history, which leads to the whole of it. */
function notifyOfLine<Data extends { readonly userId: string; readonly transactionId: string }>(
  event: DomainEvent<Data>,
  type: NotificationName,
  words: (line: Line, data: Data) => string,
) {
  return notifyOn(event, async (db, data) => {
    const { userId, transactionId } = data;
    const line = await findTransaction(db, userId, transactionId);
    if (!line) throw new Error(`${transactionId} is not in the history of ${userId}`);
    return notificationOfLine(userId, line, type, words(line, data));
  });
}

const notifyOfTopUp = notifyOfLine(toppedUp, 'moneyIn', lineWords.moneyIn);
const notifyOfPayout = notifyOfLine(payoutPaid, 'moneyOut', lineWords.moneyOut);
const notifyOfReturnedPayout = notifyOfLine(payoutReturned, 'payoutFailed', lineWords.payoutFailed);

const notifyOfEarning = notifyOfLine(
  earningCleared,
  'earningsCleared',
  ({ title, currency }, { amountMinor }) => `${inMoney(BigInt(amountMinor), currency)} that you earned has cleared. ${title}.`,
);

const notifyOfCredits = notifyOfLine(creditsBought, 'creditsBought', (line, { credits }) => {
  const bought = credits === 1 ? '1 credit is' : `${credits} credits are`;
  return `${bought} ready. You paid ${amountOf(line)}.`;
});

const notifyOfCorrection = notifyOfLine(moneyCorrected, 'moneyCorrected', (line) => {
  const moved = line.direction === 'in' ? 'added to your wallet' : 'taken from your wallet';
  return `Our team corrected your balance: ${amountOf(line)} was ${moved}. ${line.title.replace(/[^.!?]$/, '$&.')}`;
});

/** The correction has the part that was spent already and is owed now. */
function takenBackWords(amount: string, credits: 'none' | 'kept' | 'taken', correction: Line | undefined): string {
  if (credits === 'taken') return `The payment provider gave ${amount} back to you, so the unused credits it paid for are gone.`;
  if (credits === 'kept') return `The payment provider gave ${amount} of what you paid for credits back to you.`;
  return `We took back ${amount}. ${correction?.detail ?? 'The payment provider gave a payment back to you.'}`;
}

/** A payment may be given back in parts: each is notified. A credited payment links to its own line, credits to their purchase. */
const notifyOfTakenBack = notifyOn(paymentTakenBack, async (db, event) => {
  const { userId, reference, currency, amountMinor } = event;
  const correction = await findTransactionByReference(db, userId, reference);
  return {
    to: [userId],
    type: 'moneyTakenBack',
    subject: reference,
    key: `taken back ${reference}`,
    words: takenBackWords(inMoney(BigInt(amountMinor), currency), event.credits, correction),
    link: transactionLink(currency, correction?.id ?? event.transactionId),
  };
});

/** Each transfer that goes back is notified; it leads to what it was meant for. */
const notifyOfReturnedTransfer = notifyOn(
  transferReturned,
  async (_db, { userId, transactionId, reference, currency, amountMinor }) => ({
    to: [userId],
    type: 'moneyTakenBack',
    subject: reference,
    key: `given back ${reference}`,
    words: `${inMoney(BigInt(amountMinor), currency)} of your bank transfer did not fit and went back to the account it came from.`,
    link: transactionLink(currency, transactionId),
  }),
);

export const walletReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOfTopUp,
  notifyOfPayout,
  notifyOfReturnedPayout,
  notifyOfEarning,
  notifyOfCredits,
  notifyOfTakenBack,
  notifyOfReturnedTransfer,
  notifyOfCorrection,
];
