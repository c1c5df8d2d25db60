export const orderStatus = {
  Requested: 0,
  Accepted: 1,
  PickedUp: 2,
  InTransit: 3,
  Delivered: 4,
  Completed: 5,
  Cancelled: 6,
  Declined: 7,
  Disputed: 8,
  Expired: 9,
  /** Nobody took it at the door. Only what was sold comes here and to the next one. */
  AttemptFailed: 10,
  /** On its way back to the seller. */
  Returning: 11,
} as const;
export type OrderStatusName = keyof typeof orderStatus;
export type OrderStatus = (typeof orderStatus)[OrderStatusName];

export const negotiationStatus = { Open: 0, Countered: 1, Accepted: 2, Rejected: 3, Withdrawn: 4 } as const;
export type NegotiationStatus = (typeof negotiationStatus)[keyof typeof negotiationStatus];

/** The reasons for a cancellation. Ids are stored for ever; words may get better. `other` needs words of one’s own. */
export const cancellationReasons = [
  { id: 1, by: 'sender', reason: 'I no longer want to send it' },
  { id: 2, by: 'sender', reason: 'The carrier does not answer' },
  { id: 3, by: 'sender', reason: 'The carrier is late' },
  { id: 4, by: 'sender', reason: 'The details of my parcel have changed' },
  { id: 5, by: 'carrier', reason: 'My journey has changed' },
  { id: 6, by: 'carrier', reason: 'The parcel is not what was described' },
  { id: 7, by: 'carrier', reason: 'I cannot reach the sender' },
  { id: 8, by: 'carrier', reason: 'I cannot reach the receiver' },
  { id: 9, by: 'carrier', reason: 'My vehicle has broken down' },
  { id: 10, by: 'either', reason: 'It is not safe' },
  { id: 11, by: 'either', reason: 'Something else' },
] as const;
/** Why a parcel that was sold could not be handed over. */
export const attemptReasons = ['nobody-there', 'refused', 'cannot-pay', 'wrong-address', 'unsafe'] as const;
export type AttemptReason = (typeof attemptReasons)[number];

/** The reason that says nothing by itself. */
export const otherReasonId = 11;

export const orderLimits = {
  /** Amounts that may be named in one negotiation, the first one not counted. */
  counters: 6,
  /** Wrong tries before a code rests, and for how long. */
  codeTries: 5,
  codeRestMinutes: 30,
  reasons: 5,
  reasonText: 300,
  negotiationReason: 300,
  complaint: 1_000,
  /** The days in which staff decide about a dispute: told to both sides when it begins. */
  disputeDays: 3,
  evidencePieces: 20,
  /** The questions that our people may ask about one dispute, of both sides together. */
  questions: 6,
  ratingComment: 500,
  /** How long after the end stars can be given. */
  ratingDays: 14,
  /** How long after one handover code the next may be asked for. */
  codePauseSeconds: 60,
  /** The number of times one parcel may get another receiver: each costs an SMS to a stranger. */
  receiverChanges: 3,
  /** The distance by which a drop-off may move from the one that was agreed. */
  dropOffMovesKm: 20,
  /** The age up to which a claim counts that waited on a phone without network. */
  claimDays: 7,
  /** Attempts to hand over what was sold, the first one counted. After them it goes back. */
  attempts: 2,
  /** An attempt counts this near to the place of the drop-off, which is the middle of its neighbourhood where the house is not known. */
  doorKm: 3,
  /** The last day for another attempt. */
  againWithinDays: 7,
} as const;

/** Express: who is rung, how often, and for how long each time. */
export const expressLimits = {
  riders: 20,
  nearestKm: 25,
  /** Farther and farther, until somebody accepts or there is nobody left to ask. */
  waves: [
    { riders: 5, km: 5 },
    { riders: 10, km: 12 },
    { riders: 20, km: 25 },
  ],
  ringSeconds: 60,
  /** How often riders are rung anew for one parcel: those who did not answer are rung again each time. */
  searches: 10,
  /** A position older than this says nothing about where somebody is. */
  positionMinutes: 10,
} as const;
