import { type OrderStatus, orderStatus } from './enums.ts';

/**
 * The life of an order as a table: the API allows exactly these steps, the web app draws its buttons from them, and
 * docs/orders.md is made of them. Nothing else may change the status of an order.
 */
export type Actor = 'sender' | 'carrier' | 'ops' | 'time';

/**
 * Where the money goes. `stays`: it waits for the package as before. `back`: all of it to the sender. `paid`: to the
 * carrier, less commission; commission and charge to us. `frozen`: nobody gets it until staff decide. `decided`:
 * as staff decide, to the carrier or to both. Of what was sold: `attempt`: half of the fee to the carrier, the rest waits. `again`: another
 * half from the seller. `returned`: the other half to the carrier, and everything else back to who paid it.
 */
export type MoneyEffect = 'stays' | 'back' | 'paid' | 'frozen' | 'decided' | 'attempt' | 'again' | 'returned';

/** The package’s state after the step. `wanted` again or still: others may ask. */
export type PackageEffect = 'wanted' | 'matched' | 'withdrawn' | 'delivered' | 'expired';

/**
 * The input that a step requires. A proof is the other person’s code, or a photo. An `attempt` is a reason, a photo and a place near the
 * door; `again` is a day and the PIN. These two have calls of their own.
 */
export type Requirement =
  | 'reasons'
  | 'pickup-proof'
  | 'handover-proof'
  | 'return-proof'
  | 'attempt'
  | 'again'
  | 'complaint'
  | 'decision';

/** What the clock counts from. */
export type Since = 'asked' | 'delivered' | 'cancellation asked' | 'its day' | 'last step' | 'attempt' | 'return begun';

/** The events of a package that end orders which are only asked for. */
export type Because =
  | 'somebody else carries it'
  | 'the parcel or the journey was taken down'
  | 'the day of the parcel is over'
  | 'the fee was lowered';

export type Step = {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /**
   * Who may take it. `asked` and `asker` are the two sides of a request: the sender asks with a booking, the carrier
   * with an offer to carry.
   */
  readonly by: readonly (Actor | 'asked' | 'asker')[];
  /**
   * Only where the sender asked (a booking), or only where the carrier did (an offer). Only what was sold, only what was not, or only
   * what was sold after its first attempt.
   */
  readonly when?: 'booking' | 'offer' | 'sale' | 'no sale' | 'first attempt';
  readonly needs?: Requirement;
  /** Asked for by the carrier; it happens when the sender agrees. */
  readonly approvedBy?: 'sender';
  /** For `time`: how long after what. */
  readonly after?: { readonly hours: number; readonly since: Since };
  /** For `time`: it follows from what happened to the package, in the same act. Nobody takes it by itself, nor does the clock. */
  readonly because?: Because;
  readonly money: MoneyEffect;
  readonly package: PackageEffect;
  /** The name of the event that both sides and other modules get. */
  readonly emits: `order.${string}`;
  /** On the button of whoever may take it. */
  readonly label: string;
};

const {
  Requested,
  Accepted,
  PickedUp,
  InTransit,
  Delivered,
  Completed,
  Cancelled,
  Declined,
  Disputed,
  Expired,
  AttemptFailed,
  Returning,
} = orderStatus;

export const orderProcess: readonly Step[] = [
  {
    from: [Requested],
    to: Accepted,
    by: ['asked'],
    money: 'stays',
    package: 'matched',
    emits: 'order.accepted',
    label: 'Accept',
  },
  {
    from: [Requested],
    to: Declined,
    by: ['asked'],
    when: 'booking',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.declined',
    label: 'Decline',
  },
  {
    from: [Requested],
    to: Declined,
    by: ['asked'],
    when: 'offer',
    money: 'stays',
    package: 'wanted',
    emits: 'order.declined',
    label: 'Decline',
  },
  {
    from: [Requested],
    to: Cancelled,
    by: ['asker'],
    when: 'booking',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Take the booking back',
  },
  {
    from: [Requested],
    to: Cancelled,
    by: ['asker'],
    when: 'offer',
    money: 'stays',
    package: 'wanted',
    emits: 'order.cancelled',
    label: 'Take my offer back',
  },
  {
    from: [Requested],
    to: Expired,
    by: ['time'],
    when: 'booking',
    after: { hours: 24, since: 'asked' },
    money: 'back',
    package: 'withdrawn',
    emits: 'order.expired',
    label: 'Nobody answered',
  },
  {
    from: [Requested],
    to: Expired,
    by: ['time'],
    when: 'offer',
    after: { hours: 24, since: 'asked' },
    money: 'stays',
    package: 'wanted',
    emits: 'order.expired',
    label: 'Nobody answered',
  },
  {
    from: [Requested],
    to: Declined,
    by: ['time'],
    because: 'somebody else carries it',
    money: 'stays',
    package: 'matched',
    emits: 'order.declined',
    label: 'Another carrier was chosen',
  },
  {
    from: [Requested],
    to: Cancelled,
    by: ['time'],
    because: 'the parcel or the journey was taken down',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Taken down',
  },
  {
    from: [Requested],
    to: Expired,
    by: ['time'],
    because: 'the day of the parcel is over',
    money: 'back',
    package: 'expired',
    emits: 'order.expired',
    label: 'Its day is over',
  },
  {
    from: [Requested],
    to: Declined,
    by: ['time'],
    when: 'offer',
    because: 'the fee was lowered',
    money: 'stays',
    package: 'wanted',
    emits: 'order.fee-lowered',
    label: 'The fee was lowered',
  },
  {
    from: [Accepted],
    to: PickedUp,
    by: ['carrier'],
    needs: 'pickup-proof',
    money: 'stays',
    package: 'matched',
    emits: 'order.picked-up',
    label: 'I have the parcel',
  },
  {
    from: [Accepted],
    to: Cancelled,
    by: ['sender', 'carrier'],
    needs: 'reasons',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Cancel the delivery',
  },
  {
    from: [Accepted],
    to: Cancelled,
    by: ['time'],
    when: 'sale',
    after: { hours: 7 * 24, since: 'its day' },
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Nobody picked it up',
  },
  {
    from: [PickedUp],
    to: InTransit,
    by: ['carrier'],
    money: 'stays',
    package: 'matched',
    emits: 'order.in-transit',
    label: 'I am on the way',
  },
  {
    from: [PickedUp, InTransit],
    to: Delivered,
    by: ['carrier'],
    needs: 'handover-proof',
    money: 'stays',
    package: 'matched',
    emits: 'order.delivered',
    label: 'I have handed it over',
  },
  {
    from: [PickedUp, InTransit],
    to: Cancelled,
    by: ['carrier'],
    needs: 'reasons',
    approvedBy: 'sender',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Bring it back',
  },
  {
    from: [PickedUp, InTransit],
    to: Disputed,
    by: ['time'],
    after: { hours: 24, since: 'cancellation asked' },
    money: 'frozen',
    package: 'matched',
    emits: 'order.disputed',
    label: 'The sender did not answer',
  },
  {
    from: [PickedUp, InTransit],
    to: AttemptFailed,
    by: ['carrier'],
    when: 'sale',
    needs: 'attempt',
    money: 'attempt',
    package: 'matched',
    emits: 'order.attempt-failed',
    label: 'I could not hand it over',
  },
  {
    from: [AttemptFailed],
    to: InTransit,
    by: ['sender'],
    when: 'first attempt',
    needs: 'again',
    money: 'again',
    package: 'matched',
    emits: 'order.try-again',
    label: 'Try again another day',
  },
  {
    from: [AttemptFailed],
    to: Returning,
    by: ['sender'],
    when: 'sale',
    money: 'stays',
    package: 'matched',
    emits: 'order.returning',
    label: 'Bring it back to me',
  },
  {
    from: [AttemptFailed],
    to: Returning,
    by: ['time'],
    when: 'sale',
    after: { hours: 24, since: 'attempt' },
    money: 'stays',
    package: 'matched',
    emits: 'order.returning',
    label: 'It goes back by itself',
  },
  {
    from: [Returning],
    to: Cancelled,
    by: ['carrier'],
    when: 'sale',
    needs: 'return-proof',
    money: 'returned',
    package: 'withdrawn',
    emits: 'order.returned',
    label: 'The seller has it back',
  },
  {
    from: [Returning],
    to: Cancelled,
    by: ['sender'],
    when: 'sale',
    money: 'returned',
    package: 'withdrawn',
    emits: 'order.returned',
    label: 'I have it back',
  },
  {
    from: [Returning],
    to: Disputed,
    by: ['time'],
    when: 'sale',
    after: { hours: 7 * 24, since: 'return begun' },
    money: 'frozen',
    package: 'matched',
    emits: 'order.disputed',
    label: 'It did not come back',
  },
  {
    from: [PickedUp, InTransit],
    to: Disputed,
    by: ['time'],
    when: 'sale',
    after: { hours: 21 * 24, since: 'last step' },
    money: 'frozen',
    package: 'matched',
    emits: 'order.disputed',
    label: 'Nothing was heard of it',
  },
  {
    from: [PickedUp, InTransit, Delivered, AttemptFailed, Returning],
    to: Disputed,
    by: ['sender', 'carrier'],
    needs: 'complaint',
    money: 'frozen',
    package: 'matched',
    emits: 'order.disputed',
    label: 'Something is wrong',
  },
  {
    from: [Delivered],
    to: Completed,
    by: ['sender'],
    // A seller does not say for the buyer that it arrived: their own money hangs on it.
    when: 'no sale',
    money: 'paid',
    package: 'delivered',
    emits: 'order.completed',
    label: 'Yes, it arrived',
  },
  {
    from: [Delivered],
    to: Completed,
    by: ['time'],
    after: { hours: 48, since: 'delivered' },
    money: 'paid',
    package: 'delivered',
    emits: 'order.completed',
    label: 'Completed by itself',
  },
  {
    from: [Disputed],
    to: Completed,
    by: ['ops'],
    needs: 'decision',
    money: 'decided',
    package: 'delivered',
    emits: 'order.completed',
    label: 'Decided for the carrier, or for both',
  },
  {
    from: [Disputed],
    to: Cancelled,
    by: ['ops'],
    needs: 'decision',
    money: 'back',
    package: 'withdrawn',
    emits: 'order.cancelled',
    label: 'Decided for the sender',
  },
];

/** The receiver’s own code proves as much as the sender could: such a delivery is completed at once. */
export const completedAtOnceBy = 'handover code';

export type Position = {
  readonly status: OrderStatus;
  readonly askedBy: 'sender' | 'carrier';
  /** It was sold: its goods are paid through us, too. */
  readonly isSale?: boolean;
  /** Attempts to hand it over that failed. */
  readonly attempts?: number;
};

/** The side of the order that a person stands on. */
export type Side = 'sender' | 'carrier';

/** Lists the steps that are open to an actor, in the order of the table. */
export function stepsFor(position: Position, actor: Actor): readonly Step[] {
  return orderProcess.filter(
    ({ from, by, when, because }) =>
      because === undefined &&
      from.includes(position.status) &&
      isMeant(when, position) &&
      by.some((who) => who === actor || (who === 'asker' && actor === position.askedBy) || isAsked(who, actor, position)),
  );
}

function isMeant(when: Step['when'], { askedBy, isSale = false, attempts = 0 }: Position): boolean {
  switch (when) {
    case undefined:
      return true;
    case 'booking':
      return askedBy === 'sender';
    case 'offer':
      return askedBy === 'carrier';
    case 'sale':
      return isSale;
    case 'no sale':
      return !isSale;
    case 'first attempt':
      return isSale && attempts === 1;
  }
}

function isAsked(who: string, actor: Actor, { askedBy }: Position): boolean {
  return who === 'asked' && (actor === 'sender' || actor === 'carrier') && actor !== askedBy;
}

/** The step from here to there for this actor, if the table has one. */
export function findStep(position: Position, to: OrderStatus, actor: Actor): Step | undefined {
  return stepsFor(position, actor).find((step) => step.to === to);
}

/** Finds the step that the clock takes, which depends on whether the carrier waits to bring the parcel back. */
export function stepOfClock(position: Position, isReturnAsked: boolean): Step | undefined {
  return stepsFor(position, 'time').find(({ after }) => after && (after.since === 'cancellation asked') === isReturnAsked);
}

/** Finds the step of an order that was only asked for when this happens to its package. */
export function stepBecause(because: Because): Step {
  const step = orderProcess.find((row) => row.because === because);
  if (!step) throw new Error(`The table does not say what follows when ${because}`);
  return step;
}

/** Nothing moves any more. */
export function hasEnded(status: OrderStatus): boolean {
  return orderProcess.every(({ from }) => !from.includes(status));
}
