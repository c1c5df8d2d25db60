import type { OrderStatus } from './enums.ts';

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
