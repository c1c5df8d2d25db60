import { toMinor } from '@waybill/contract/money';
import type { NotificationName } from '@waybill/contract/notifications/enums';
import { orderStatus } from '@waybill/contract/orders/enums';
import { outcomeWords } from '@waybill/contract/orders/outcome-words';
import { carrierLine, senderLine } from '@waybill/contract/wallet/money-line';
import { inMoney } from '../wallet/index.ts';
import { notificationsOfSales } from './sale-notifications.ts';
import type { StepNotification } from './step-notification.ts';
import type { OrderFacts } from './storage/facts.ts';

/** The notifications of a step in the order process. The member who took it gets none. */
export function notificationsOfStep(name: string, facts: OrderFacts): StepNotification[] {
  return (notificationsByStep[name] ?? (() => []))(facts);
}

const notificationsByStep: Readonly<Record<string, (facts: OrderFacts) => StepNotification[]>> = {
  'order.requested': ofRequest,
  'order.accepted': ofAgreement,
  'order.declined': ofRefusal,
  'order.expired': ofSilence,
  'order.cancelled': ofCancelling,
  // Not a step yet: the sender has to agree.
  'order.cancellation-asked': ofReturn,
  'order.picked-up': (facts) => [
    toSender(facts, 'orderPickedUp', `${facts.carrierName} has picked up your parcel to ${facts.routeTo}.`),
  ],
  'order.in-transit': (facts) => [
    toSender(facts, 'orderInTransit', `Your parcel to ${facts.routeTo} is on its way with ${facts.carrierName}.`),
  ],
  'order.delivered': ofDelivery,
  'order.completed': ofCompletion,
  ...notificationsOfSales,
  'order.disputed': ofDispute,
};

const moneyIsBack = 'Your money is back in your balance.';

function toSender(facts: OrderFacts, type: NotificationName, words: StepNotification['words']): StepNotification {
  return { to: facts.senderId, type, words };
}

function toCarrier(facts: OrderFacts, type: NotificationName, words: StepNotification['words']): StepNotification {
  return { to: facts.carrierId, type, words };
}

const feeOf = ({ feeMinor, currency }: OrderFacts) => inMoney(BigInt(feeMinor), currency);

function earnedBy({ feeMinor, currency }: OrderFacts): string {
  return inMoney(carrierLine(BigInt(feeMinor)).earnsMinor, currency);
}

/** What was sold has sums of its own, which the sale shows. */
function paidBy({ feeMinor, chargeMinor, currency, isSale }: OrderFacts): string {
  if (isSale) return '';
  return ` You pay ${inMoney(senderLine(BigInt(feeMinor), BigInt(chargeMinor)).paysMinor, currency)} in all.`;
}

/** Several people may offer to carry the same parcel; a booking asks one. */
function ofRequest(facts: OrderFacts): StepNotification[] {
  const { askedBy, packageId, senderName, carrierName, routeTo } = facts;
  if (askedBy === 'sender') {
    const words = `${senderName} asks you to carry a parcel to ${routeTo} for ${feeOf(facts)}. You earn ${earnedBy(facts)}.`;
    return [{ ...toCarrier(facts, 'requestReceived', words), unlessMuted: true, isRequest: true }];
  }
  const words = (count: number) =>
    count === 1
      ? `${carrierName} offers to carry your parcel to ${routeTo} for ${feeOf(facts)}.${paidBy(facts)}`
      : `${count} offers to carry your parcel to ${routeTo}. The latest is from ${carrierName}, for ${feeOf(facts)}.${paidBy(facts)}`;
  return [{ ...toSender(facts, 'requestReceived', words), unlessMuted: true, isRequest: true, subject: packageId }];
}

function ofAgreement(facts: OrderFacts): StepNotification[] {
  const { actor, senderName, carrierName, routeTo } = facts;
  if (actor === 'sender')
    return [
      toCarrier(
        facts,
        'orderAccepted',
        `It’s agreed: you carry ${senderName}’s parcel to ${routeTo} and earn ${earnedBy(facts)}.`,
      ),
    ];
  return [toSender(facts, 'orderAccepted', `It’s agreed: ${carrierName} carries your parcel to ${routeTo}.${paidBy(facts)}`)];
}

function ofRefusal(facts: OrderFacts): StepNotification[] {
  const { actor, askedBy, senderName, carrierName, routeTo } = facts;
  if (askedBy === 'sender')
    return [toSender(facts, 'requestEnded', `${carrierName} cannot carry your parcel to ${routeTo}. ${moneyIsBack}`)];
  if (actor === 'time')
    return [
      toCarrier(facts, 'requestEnded', `Another carrier was chosen for the parcel to ${routeTo} that you offered to take.`),
    ];
  return [toCarrier(facts, 'requestEnded', `${senderName} has declined your offer to carry the parcel to ${routeTo}.`)];
}

function ofSilence(facts: OrderFacts): StepNotification[] {
  const { askedBy, senderName, carrierName, routeTo } = facts;
  if (askedBy === 'sender')
    return [
      toSender(facts, 'requestEnded', `${carrierName} did not answer about your parcel to ${routeTo} in time. ${moneyIsBack}`),
    ];
  return [
    toCarrier(facts, 'requestEnded', `Your offer to carry ${senderName}’s parcel to ${routeTo} has ended without an answer.`),
  ];
}

function ofCancelling(facts: OrderFacts): StepNotification[] {
  const { actor, askedBy, senderName, carrierName, routeTo, wasAccepted, wasPickedUp } = facts;
  if (actor === 'ops') return wasAccepted ? ofDecision(facts) : ofRemoval(facts);
  if (!wasAccepted) {
    if (actor === 'carrier') {
      const words =
        askedBy === 'sender'
          ? `${carrierName} no longer makes the journey that your parcel to ${routeTo} was booked on. ${moneyIsBack}`
          : `${carrierName} withdrew the offer to carry your parcel to ${routeTo}.`;
      return [{ ...toSender(facts, 'requestEnded', words), unlessMuted: askedBy === 'carrier' }];
    }
    const words =
      askedBy === 'sender'
        ? `${senderName} no longer asks you to carry the parcel to ${routeTo}.`
        : `${senderName} no longer sends the parcel to ${routeTo} that you offered to carry.`;
    return [{ ...toCarrier(facts, 'requestEnded', words), unlessMuted: askedBy === 'sender' }];
  }
  if (actor === 'carrier')
    return [toSender(facts, 'orderCancelled', `${carrierName} cancelled the delivery to ${routeTo}. ${moneyIsBack}`)];
  if (actor === 'time')
    return [
      toSender(facts, 'orderCancelled', `${carrierName} did not pick up your parcel to ${routeTo} in a week. ${moneyIsBack}`),
      toCarrier(facts, 'orderCancelled', `The parcel to ${routeTo} was not picked up in a week. The delivery is cancelled.`),
    ];
  if (wasPickedUp)
    return [toCarrier(facts, 'orderCancelled', `${senderName} has the parcel to ${routeTo} back. The delivery is cancelled.`)];
  return [toCarrier(facts, 'orderCancelled', `${senderName} cancelled the delivery to ${routeTo}.`)];
}

/** In the row of a cancelled delivery, so that the answer takes the place of the question. */
function ofReturn(facts: OrderFacts): StepNotification[] {
  const { carrierName, routeTo } = facts;
  const words = `${carrierName} wants to bring your parcel to ${routeTo} back to you. Once you have it, say so: after 24 hours without an answer our team decides.`;
  return [toSender(facts, 'orderCancelled', words)];
}

/** With the receiver’s code the order is completed in the same moment, and that has a notification of its own. */
function ofDelivery(facts: OrderFacts): StepNotification[] {
  if (facts.status === orderStatus.Completed) return [];
  if (facts.isSale)
    return [
      toSender(
        facts,
        'orderDelivered',
        `${facts.carrierName} says what you sold arrived in ${facts.routeTo}, and shows a photo. Unless something is wrong it completes after 48 hours.`,
      ),
    ];
  const words = `${facts.carrierName} says your parcel arrived in ${facts.routeTo}. Please confirm it, so that they are paid.`;
  return [toSender(facts, 'orderDelivered', words)];
}

function ofCompletion(facts: OrderFacts): StepNotification[] {
  const { actor, proof, senderName, carrierName, routeTo } = facts;
  if (actor === 'ops') return ofDecision(facts);
  const earned = `You have earned ${earnedBy(facts)}.`;
  if (actor === 'sender')
    return [toCarrier(facts, 'orderCompleted', `${senderName} confirmed that the parcel to ${routeTo} arrived. ${earned}`)];
  // The carrier entered the code themselves.
  if (proof === 'code')
    return [toSender(facts, 'orderCompleted', `Your parcel arrived in ${routeTo}: the receiver gave ${carrierName} their code.`)];
  return [
    toSender(facts, 'orderCompleted', `The delivery of your parcel to ${routeTo} is completed, and ${carrierName} is paid.`),
    toCarrier(facts, 'orderCompleted', `The delivery to ${routeTo} is completed. ${earned}`),
  ];
}

function ofDispute(facts: OrderFacts): StepNotification[] {
  const { actor, senderName, carrierName, routeTo } = facts;
  const wait = 'Our team is looking at it, and the money waits until then.';
  if (actor === 'sender')
    return [toCarrier(facts, 'orderDisputed', `${senderName} says something is wrong with the parcel to ${routeTo}. ${wait}`)];
  if (actor === 'carrier')
    return [toSender(facts, 'orderDisputed', `${carrierName} says something is wrong with your parcel to ${routeTo}. ${wait}`)];
  if (facts.isSale)
    return [
      toSender(facts, 'orderDisputed', `What you sold to ${routeTo} has been on its way for too long. ${wait}`),
      toCarrier(facts, 'orderDisputed', `The parcel to ${routeTo} has been with you for too long. ${wait}`),
    ];
  return [
    toSender(facts, 'orderDisputed', `Your parcel to ${routeTo} is waiting for your answer. ${wait}`),
    toCarrier(facts, 'orderDisputed', `${senderName} did not answer about the parcel to ${routeTo}. ${wait}`),
  ];
}

/** The parcel itself, or the journey it was to travel with. However many had offered to carry it, its sender is notified once. */
function ofRemoval(facts: OrderFacts): StepNotification[] {
  const { routeTo, packageId } = facts;
  const words = `Our team has taken down a post, so nobody is asked to carry your parcel to ${routeTo}. ${moneyIsBack}`;
  return [
    { ...toSender(facts, 'requestEnded', words), subject: packageId },
    toCarrier(facts, 'requestEnded', `Our team has taken down a post: the parcel to ${routeTo} is no longer on offer.`),
  ];
}

/** First who got what, to each in their own words, then why. */
function ofDecision(facts: OrderFacts): StepNotification[] {
  const { routeTo, outcome, currency, message, sparedSides } = facts;
  const money = (major: number) => inMoney(toMinor(major), currency);
  const words = (side: 'sender' | 'carrier') =>
    [
      `Our team has decided about the parcel to ${routeTo}.`,
      ...(outcome ? [outcomeWords(outcome, side, money)] : []),
      `Why: ${message}`,
      ...(sparedSides.includes(side) ? ['You need not answer our question any more.'] : []),
    ].join(' ');
  return [toSender(facts, 'disputeDecided', words('sender')), toCarrier(facts, 'disputeDecided', words('carrier'))];
}
