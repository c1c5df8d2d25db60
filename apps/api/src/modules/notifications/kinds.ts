import { type NotificationCategory, type NotificationName, notificationTypes } from '@waybill/contract/notifications/enums';
import type { emailKinds } from '@waybill/contract/users/unsubscribe';

/** Each kind of email is a switch of the settings. */
export type EmailKind = (typeof emailKinds)[number];

export type Kind = {
  readonly category: NotificationCategory;
  /** On a phone that rings. */
  readonly title: string;
  /** Null where another module sends the email. */
  readonly emailKind: EmailKind | null;
  /** Receipts go at once; everything else waits, and is not written about once it was seen. */
  readonly isReceipt: boolean;
};

const about = (category: NotificationCategory, title: string, emailKind: EmailKind | null = 'emailOnNewNotifications'): Kind => ({
  category,
  title,
  emailKind,
  isReceipt: false,
});

const receipt = (title: string): Kind => ({ category: 'money', title, emailKind: 'emailPaymentReceipts', isReceipt: true });

export const kinds: Readonly<Record<NotificationName, Kind>> = {
  announcement: about('account', 'News from Waybill'),
  liked: about('social', 'New like'),
  commented: about('social', 'New comment'),
  requestReceived: about('orders', 'Delivery request'),
  feeNamed: about('orders', 'New fee'),
  feeAccepted: about('orders', 'Your fee is accepted'),
  requestEnded: about('orders', 'Request ended'),
  orderAccepted: about('orders', 'It’s agreed'),
  orderPickedUp: about('orders', 'Picked up'),
  orderInTransit: about('orders', 'On the way'),
  orderDelivered: about('orders', 'Parcel delivered'),
  orderCompleted: about('orders', 'Delivery completed', 'emailOrderPerformance'),
  orderCancelled: about('orders', 'Delivery cancelled'),
  orderDisputed: about('orders', 'Problem reported'),
  disputeDecided: about('orders', 'Dispute decided'),
  questionAsked: about('orders', 'We need an answer from you'),
  questionWithdrawn: about('orders', 'No answer needed'),
  receiverNoted: about('orders', 'A note from the receiver'),
  attemptFailed: about('orders', 'Not handed over'),
  tryAgain: about('orders', 'Please try again'),
  orderReturning: about('orders', 'On its way back'),
  orderReturned: about('orders', 'Back with the seller'),
  riderNotFound: about('orders', 'No rider yet'),
  parcelExpired: about('orders', 'Nobody took your parcel'),
  saleOrdered: about('orders', 'Somebody ordered'),
  salePaid: about('orders', 'It is paid'),
  saleEnded: about('orders', 'Sale ended'),
  saleArrived: about('orders', 'Handed over'),
  saleQuestioned: about('orders', 'A question about your sale'),
  salePaidOut: about('orders', 'Your sale is paid out'),
  workGiven: about('orders', 'Work for you'),
  workDeclined: about('orders', 'A rider said no'),
  memberJoined: about('account', 'Somebody joined you'),
  memberEnded: about('account', 'Your people'),
  papersEnd: about('account', 'Papers to renew'),
  vehicleGiven: about('account', 'Your vehicle'),
  shiftsPlanned: about('account', 'Your shifts'),
  moneyIn: receipt('Money added'),
  moneyOut: receipt('Money paid out'),
  payoutFailed: receipt('Payout returned'),
  moneyTakenBack: receipt('Payment reversed'),
  moneyCorrected: receipt('Balance corrected'),
  earningsCleared: receipt('Earnings cleared'),
  creditsBought: receipt('Credits are ready'),
  rated: about('orders', 'New rating', 'emailOrderPerformance'),
  identityChecked: about('account', 'Your identity check'),
  // The users module sends these emails itself, whatever the settings are.
  measureSet: about('account', 'A word from our team', null),
  measureLifted: about('account', 'Good news from our team', null),
  appealAnswered: about('account', 'The answer to your appeal', null),
  // The identity module sends that email itself, whatever the settings are.
  securityChanged: about('account', 'Account security', null),
};

/** Finds a kind by its number in the database. */
export function kindOf(type: number): Kind {
  for (const [name, kind] of Object.entries(kinds)) if (isName(name) && notificationTypes[name] === type) return kind;
  throw new Error(`${type} is no kind of notification`);
}

function isName(name: string): name is NotificationName {
  return Object.hasOwn(notificationTypes, name);
}
