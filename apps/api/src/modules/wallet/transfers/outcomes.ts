import type { Payment } from '../storage/payments.ts';

/** `any-amount`: the person's own money, whatever it is. `fixed-price`: nothing but the price buys the thing. */
type Terms = 'any-amount' | 'fixed-price';

/** The terms of each purpose. A purpose that is added here has all its outcomes. */
const termsOf: Readonly<Record<Payment['purpose'], Terms>> = {
  'top-up': 'any-amount',
  credits: 'fixed-price',
  sale: 'fixed-price',
};

/** A transfer in its place among those that came before it. */
type Situation =
  /** With what came before, it makes the price exactly. */
  | 'whole'
  | 'part'
  | 'more'
  /** After the account had expired, or after the payment was given up. */
  | 'late'
  /** The payment was settled before. */
  | 'again'
  /** More than this member may add at a time. */
  | 'too-large'
  /** Whoever was to have it has left. */
  | 'nobody-here';

/** `keep`: it waits for the rest. `complete`: the price is there; a surplus goes back. */
type Outcome = 'credit' | 'keep' | 'complete' | 'give-back';

/** The one outcome of every transfer that comes. Whose account it came from makes no difference. */
const transferOutcomes: Readonly<Record<Terms, Readonly<Record<Situation, Outcome>>>> = {
  'any-amount': {
    whole: 'credit',
    part: 'credit',
    more: 'credit',
    late: 'credit',
    again: 'credit',
    'too-large': 'give-back',
    'nobody-here': 'give-back',
  },
  'fixed-price': {
    whole: 'complete',
    part: 'keep',
    more: 'complete',
    late: 'give-back',
    again: 'give-back',
    'too-large': 'give-back',
    'nobody-here': 'give-back',
  },
};

export type Standing = {
  readonly priceMinor: bigint;
  /** What came before and waits for the rest. */
  readonly keptMinor: bigint;
  readonly state: 'open' | 'settled' | 'over';
  readonly isHere: boolean;
  /** Null: there is no limit to it. */
  readonly largestMinor: bigint | null;
};

export type Verdict = {
  readonly outcome: Outcome;
  readonly situation: Situation;
  /** Of this transfer; what is neither of the two waits. */
  readonly creditMinor: bigint;
  readonly returnMinor: bigint;
};

export function judgeArrival(
  purpose: Payment['purpose'],
  standing: Standing,
  arrival: { readonly amountMinor: bigint; readonly isInTime: boolean },
): Verdict {
  const situation = situationOf(standing, arrival);
  const outcome = transferOutcomes[termsOf[purpose]][situation];
  const { amountMinor } = arrival;
  const missing = standing.priceMinor - standing.keptMinor;
  const creditMinor = outcome === 'credit' ? amountMinor : outcome === 'complete' ? missing : 0n;
  const returnMinor = outcome === 'give-back' ? amountMinor : outcome === 'complete' ? amountMinor - missing : 0n;
  return { outcome, situation, creditMinor, returnMinor };
}

function situationOf(
  { priceMinor, keptMinor, state, isHere, largestMinor }: Standing,
  { amountMinor, isInTime }: { readonly amountMinor: bigint; readonly isInTime: boolean },
): Situation {
  if (!isHere) return 'nobody-here';
  // What was agreed to when it was begun is not too large now.
  if (largestMinor !== null && amountMinor > largestMinor && amountMinor > priceMinor) return 'too-large';
  if (state === 'settled') return 'again';
  if (state === 'over' || !isInTime) return 'late';
  const total = keptMinor + amountMinor;
  if (total === priceMinor) return 'whole';
  return total < priceMinor ? 'part' : 'more';
}
