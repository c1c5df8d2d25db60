import type { NotificationName } from '@waybill/contract/notifications/enums';
import { transact } from '../../../platform/db/database.ts';
import { type Reaction, react } from '../../../platform/jobs/outbox.ts';
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
} from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { transactionLink } from '../links.ts';
import { type NotificationInput, notify } from '../notify.ts';

export type Line = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;

const amountOf = ({ amountMinor, currency }: Line) => inMoney(BigInt(amountMinor), currency);

/** The text for a line of the history. Debts may be paid from it at once, so it does not mention the balance. */
export const lineWords = {
  moneyIn: (line: Line) => `${amountOf(line)} was added to your wallet. ${line.detail}`,
  moneyOut: (line: Line) => `Your payout of ${amountOf(line)} has arrived. ${line.detail}`,
  payoutFailed: (line: Line) =>
    `Your payout of ${amountOf(line)} could not be delivered. The money is back in your balance, in full.`,
} as const;

/** Told with the words of the history, which leads to the whole of it. */
async function notifyOfLine(
  context: NotificationsContext,
  { userId, transactionId }: { readonly userId: string; readonly transactionId: string },
  type: NotificationName,
  words: (line: Line) => string,
): Promise<void> {
  const line = await findTransaction(context.db, userId, transactionId);
  if (!line) throw new Error(`${transactionId} is not in the history of ${userId}`);
  await transact(context.db, (tx) => notify(context, tx, notificationOfLine(userId, line, type, words(line))));
}

export function notificationOfLine(
  userId: string,
  { id, currency }: Line,
  type: NotificationName,
  words: string,
): NotificationInput {
  return { to: [userId], type, subject: id, key: `${type} ${id}`, words, link: transactionLink(currency, id) };
}

const notifyOfTopUp = react(toppedUp, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(context, event, 'moneyIn', lineWords.moneyIn),
);

const notifyOfPayout = react(payoutPaid, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(context, event, 'moneyOut', lineWords.moneyOut),
);

const notifyOfReturnedPayout = react(payoutReturned, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(context, event, 'payoutFailed', lineWords.payoutFailed),
);

const notifyOfEarning = react(earningCleared, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(
    context,
    event,
    'earningsCleared',
    ({ title, currency }) => `${inMoney(BigInt(event.amountMinor), currency)} that you earned has cleared. ${title}.`,
  ),
);

const notifyOfCredits = react(creditsBought, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(context, event, 'creditsBought', (line) => {
    const bought = event.credits === 1 ? '1 credit is' : `${event.credits} credits are`;
    return `${bought} ready. You paid ${amountOf(line)}.`;
  }),
);

const notifyOfCorrection = react(moneyCorrected, 'notification', (context: NotificationsContext, event) =>
  notifyOfLine(context, event, 'moneyCorrected', (line) => {
    const moved = line.direction === 'in' ? 'added to your wallet' : 'taken from your wallet';
    return `Our team corrected your balance: ${amountOf(line)} was ${moved}. ${line.title.replace(/[^.!?]$/, '$&.')}`;
  }),
);

/** The correction has the part that was spent already and is owed now. */
function takenBackWords(amount: string, credits: 'none' | 'kept' | 'taken', correction: Line | undefined): string {
  if (credits === 'taken') return `The payment provider gave ${amount} back to you, so the unused credits it paid for are gone.`;
  if (credits === 'kept') return `The payment provider gave ${amount} of what you paid for credits back to you.`;
  return `We took back ${amount}. ${correction?.detail ?? 'The payment provider gave a payment back to you.'}`;
}

/** A payment may be given back in parts: each is notified. A credited payment links to its own line, credits to their purchase. */
const notifyOfTakenBack = react(paymentTakenBack, 'notification', async (context: NotificationsContext, event) => {
  const { userId, reference, currency, amountMinor } = event;
  const correction = await findTransactionByReference(context.db, userId, reference);
  await transact(context.db, (tx) =>
    notify(context, tx, {
      to: [userId],
      type: 'moneyTakenBack',
      subject: reference,
      key: `taken back ${reference}`,
      words: takenBackWords(inMoney(BigInt(amountMinor), currency), event.credits, correction),
      link: transactionLink(currency, correction?.id ?? event.transactionId),
    }),
  );
});

export const walletReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOfTopUp,
  notifyOfPayout,
  notifyOfReturnedPayout,
  notifyOfEarning,
  notifyOfCredits,
  notifyOfTakenBack,
  notifyOfCorrection,
];
