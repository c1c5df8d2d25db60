import type { AttemptReason } from '@waybill/contract/orders/enums';
import { orderLimits } from '@waybill/contract/orders/enums';
import { halfFee } from '@waybill/contract/sales/money';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import { inMoney } from '../wallet/index.ts';
import type { StepNotification } from './step-notification.ts';
import type { OrderFacts } from './storage/facts.ts';

/** Of the steps that only what was sold can take. */
export const notificationsOfSales: Readonly<Record<string, (facts: OrderFacts) => StepNotification[]>> = {
  'order.attempt-failed': ofAttempt,
  'order.try-again': ({ senderName, routeTo, carrierId: to }) => [
    {
      to,
      type: 'tryAgain',
      words: `${senderName} asks you to try ${routeTo} once more. The day and what it pays are on the order.`,
    },
  ],
  'order.returning': ofWayBack,
  'order.returned': ofReturn,
};

const whatHappened: Readonly<Record<AttemptReason, string>> = {
  'nobody-there': 'nobody was there',
  refused: 'your buyer did not want it',
  'cannot-pay': 'your buyer could not pay',
  'wrong-address': 'the address was wrong',
  unsafe: 'it was not safe there',
};

function ofAttempt({ senderId, carrierName, routeTo, attempts, attemptReason, ...facts }: OrderFacts): StepNotification[] {
  const why = attemptReason ? `: ${whatHappened[attemptReason]}` : '';
  const next =
    attempts < orderLimits.attempts
      ? `Choose another attempt or the way back. Without your word it comes back after a day; the first attempt cost ${half(facts).gross}.`
      : 'That was the second time, so it comes back to you.';
  const words = `${carrierName} could not hand over what you sold to ${routeTo}${why}. ${next}`;
  return [{ to: senderId, type: 'attemptFailed', words }];
}

/** After the second attempt its seller has heard of it with the attempt. */
function ofWayBack({
  actor,
  senderId,
  carrierId,
  senderName,
  carrierName,
  routeTo,
  attempts,
  ...facts
}: OrderFacts): StepNotification[] {
  const words = `Please bring the parcel to ${routeTo} back to ${senderName}. You earn ${half(facts).backEarns} when they have it.`;
  const toCarrier = { to: carrierId, type: 'orderReturning', words } as const;
  if (actor === 'sender' || attempts >= orderLimits.attempts) return [toCarrier];
  const told = `A day is over, so ${carrierName} brings what you sold to ${routeTo} back to you. Give your return code only when you have it.`;
  return [{ to: senderId, type: 'orderReturning', words: told }, toCarrier];
}

function ofReturn({ actor, senderId, carrierId, senderName, carrierName, routeTo, ...facts }: OrderFacts): StepNotification[] {
  if (actor === 'sender') {
    const words = `${senderName} has the parcel to ${routeTo} back. You have earned ${half(facts).backEarns}.`;
    return [{ to: carrierId, type: 'orderReturned', words }];
  }
  const words = `${carrierName} brought back what you sold to ${routeTo}. Your buyer gets all of their money back.`;
  return [{ to: senderId, type: 'orderReturned', words }];
}

function half({ feeMinor, currency }: Pick<OrderFacts, 'feeMinor' | 'currency'>) {
  const { attemptMinor, backMinor } = halfFee(BigInt(feeMinor));
  return { gross: inMoney(attemptMinor, currency), backEarns: inMoney(carrierLine(backMinor).earnsMinor, currency) };
}
