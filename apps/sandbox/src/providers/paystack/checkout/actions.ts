import * as z from 'zod';
import { returnAddress } from '../../../payment-page/return-address.ts';
import { answerQuestion, decide, startOver, tryCard } from '../charges.ts';
import type { PaystackContext } from '../context.ts';
import type { Transaction } from '../state.ts';
import { declinedCard, findCard, otp, successfulCard, type TestCard } from './test-cards.ts';

/** The result of a button: another address, the page for those who left, or the same form with its errors. */
export type Reaction = { goTo: string } | { left: true } | { wrong: Record<string, string> };

type Press = { context: PaystackContext; transaction: Transaction; values: Record<string, string> };

export const checkoutPath = (accessCode: string) => `/paystack/checkout/${accessCode}`;

/** The shop’s address for the payer’s return, with the reference that Paystack adds twice. */
export function wayBack({ callbackUrl, reference }: Transaction): string | null {
  return callbackUrl === null ? null : returnAddress(callbackUrl, { trxref: reference, reference });
}

export async function react(press: Press): Promise<Reaction> {
  const { context, transaction, values } = press;
  const here = checkoutPath(transaction.accessCode);
  const back = { goTo: wayBack(transaction) ?? here };
  if (values.action === 'leave') return { left: true };
  if (transaction.status === 'success') return back;
  switch (values.action) {
    case 'card':
      return giveCard(press);
    case 'pin':
    case 'phone':
    case 'otp':
    case 'bank-approve':
    case 'bank-reject':
      return answer(press);
    case 'pay':
      await tryCard(context, transaction, successfulCard);
      return back;
    case 'decline':
      await tryCard(context, transaction, declinedCard);
      return back;
    case 'cancel':
      await startOver(context, transaction);
      return { goTo: cancelAddress(transaction) ?? back.goTo };
    case 'start-over':
      await startOver(context, transaction);
      return { goTo: here };
    default:
      return { goTo: here };
  }
}

async function giveCard({ context, transaction, values }: Press): Promise<Reaction> {
  const card = findCard((values.number ?? '').replace(/[\s-]/g, ''));
  if (card === undefined) return { wrong: { number: 'That is none of the test cards. No real card belongs here.' } };
  const wrong: Record<string, string> = {};
  if (!isInTheFuture(values.expiry ?? '')) wrong.expiry = 'Give a month and year to come, such as 12 / 30.';
  if (card.cvv === null ? !/^\d{3}$/.test(values.cvv ?? '') : values.cvv !== card.cvv) {
    wrong.cvv = card.cvv === null ? 'Give three digits.' : `For this test card it is ${card.cvv}.`;
  }
  if (Object.keys(wrong).length > 0) return { wrong };
  await tryCard(context, transaction, card);
  return afterDecision(transaction);
}

async function answer({ context, transaction, values }: Press): Promise<Reaction> {
  const card = findCard(transaction.card);
  const [question = '', verdict] = (values.action ?? '').split('-');
  // A form from an earlier step, sent again: show where the payment stands.
  if (card === undefined || transaction.status !== 'ongoing' || transaction.stage !== question) {
    return { goTo: checkoutPath(transaction.accessCode) };
  }
  if (verdict === 'reject') {
    await decide(context, transaction, 'failed', 'Authentication failed');
    return afterDecision(transaction);
  }
  const complaint = complaintAbout(question, values, card);
  if (complaint !== undefined) return { wrong: { [question]: complaint } };
  await answerQuestion(context, transaction, card);
  return afterDecision(transaction);
}

function complaintAbout(question: string, values: Record<string, string>, card: TestCard): string | undefined {
  const given = (values[question] ?? '').trim();
  if (question === 'pin' && given !== card.pin) return 'That is not this card’s PIN.';
  if (question === 'otp' && given !== otp) return 'That is not the code.';
  if (question === 'phone' && given.replace(/\D/g, '').length < 10) return 'That number is too short.';
  return undefined;
}

/** A paid payer returns to the shop. Anything else is shown here first. */
function afterDecision(transaction: Transaction): Reaction {
  const here = checkoutPath(transaction.accessCode);
  return { goTo: transaction.status === 'success' ? (wayBack(transaction) ?? here) : here };
}

const webAddress = z.url({ protocol: /^https?$/ });

function cancelAddress({ metadata }: Transaction): string | undefined {
  const given = webAddress.safeParse(metadata?.cancel_action);
  return given.success ? given.data : undefined;
}

function isInTheFuture(expiry: string): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  return new Date(2000 + Number(year), Number(month)) > new Date();
}
