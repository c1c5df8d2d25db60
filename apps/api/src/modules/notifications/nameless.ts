import { type NotificationName, notificationTypes } from '@waybill/contract/notifications/enums';
import { wordFor } from './item-words.ts';
import { nameAndOthers } from './words.ts';

export type Named = { readonly type: number; readonly count: number; readonly timelineItemType: number | null };

const gone = 'Someone who left';

/** Sentences for notifications about somebody who has left, without names, places, amounts or quotes. */
const sentences: Readonly<Partial<Record<NotificationName, (row: Named) => string>>> = {
  liked: ({ count, timelineItemType }) => `${nameAndOthers(gone, count)} liked ${wordFor(timelineItemType)}.`,
  commented: ({ count, timelineItemType }) =>
    count === 1
      ? `${gone} commented on ${wordFor(timelineItemType)}.`
      : `${count} new comments on ${wordFor(timelineItemType)}, the latest from someone who left.`,
  requestReceived: () => `${gone} asked you about a delivery.`,
  feeNamed: () => `${gone} suggested a fee for a delivery.`,
  feeAccepted: () => `${gone} accepted your fee for a delivery.`,
  requestEnded: () => 'A request with someone who left has ended.',
  orderAccepted: () => 'You agreed on a delivery with someone who left.',
  orderPickedUp: () => `${gone} picked up your parcel.`,
  orderInTransit: () => 'Your parcel was on its way with someone who left.',
  orderDelivered: () => `${gone} said that your parcel arrived.`,
  orderCompleted: () => 'A delivery with someone who left is completed.',
  orderCancelled: () => 'A delivery with someone who left was cancelled.',
  orderDisputed: () => 'Something was wrong with a delivery with someone who left.',
  disputeDecided: () => 'Our team has decided about a delivery with someone who left.',
  attemptFailed: () => `${gone} could not hand your parcel over.`,
  tryAgain: () => `${gone} asked you for another attempt.`,
  orderReturning: () => 'A parcel of a delivery with someone who left went back.',
  orderReturned: () => 'A parcel of a delivery with someone who left was brought back.',
  rated: () => `${gone} gave you stars.`,
};

/**
 * Builds the sentence anew. Cutting the name out of the old one would not do: they may have had another name then, and a short
 * one is part of other words.
 */
export function withoutName(row: Named): string {
  const found = Object.entries(sentences).find(([name]) => isNamed(name) && notificationTypes[name] === row.type);
  return found ? found[1](row) : 'This was about someone who left.';
}

function isNamed(name: string): name is NotificationName {
  return Object.hasOwn(notificationTypes, name);
}
