/** The kinds of notification. The numbers are stored in the database. */
export const notificationTypes = {
  announcement: 0,
  liked: 1,
  commented: 2,
  requestReceived: 3,
  feeNamed: 4,
  feeAccepted: 5,
  requestEnded: 6,
  orderAccepted: 7,
  orderPickedUp: 8,
  orderInTransit: 9,
  orderDelivered: 10,
  orderCompleted: 11,
  orderCancelled: 12,
  orderDisputed: 13,
  disputeDecided: 14,
  riderNotFound: 15,
  moneyIn: 16,
  moneyOut: 17,
  payoutFailed: 18,
  moneyTakenBack: 19,
  earningsCleared: 20,
  creditsBought: 21,
  rated: 22,
  identityChecked: 23,
  securityChanged: 24,
  parcelExpired: 25,
  moneyCorrected: 26,
  receiverNoted: 27,
  attemptFailed: 28,
  tryAgain: 29,
  orderReturning: 30,
  orderReturned: 31,
  saleOrdered: 32,
  salePaid: 33,
  saleEnded: 34,
  saleArrived: 35,
  saleQuestioned: 36,
  salePaidOut: 37,
} as const;

export type NotificationName = keyof typeof notificationTypes;

export const notificationCategories = ['orders', 'money', 'social', 'account'] as const;

export type NotificationCategory = (typeof notificationCategories)[number];
