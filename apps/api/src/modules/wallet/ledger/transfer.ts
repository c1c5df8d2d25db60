import { createHash } from 'node:crypto';
import { type AccountRef, nameOf } from './accounts.ts';

/** What a leg does to a hold: `place` opens one, `raise` adds to it, `capture` pays from it, `release` gives back from it. */
export type HoldEffect = 'place' | 'raise' | 'capture' | 'release';

export type Leg = {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: bigint;
  readonly hold?: { readonly id: string; readonly effect: HoldEffect; readonly reference: string };
};

/** One movement of money, all of its legs or none. `key` is what makes it happen once, whoever asks how often. */
export type Transfer = {
  readonly key: string;
  readonly kind: string;
  /** What it was about, in ids and plain words: never secrets. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly legs: readonly Leg[];
};

export const outcomes = [
  'posted',
  'too-little-money',
  'no-such-account',
  'currencies-differ',
  'amount-not-positive',
  'same-account',
  'no-such-hold',
  'more-than-the-hold',
  'too-large',
  'hold-exists',
  'key-used-otherwise',
] as const;

export type Outcome = (typeof outcomes)[number];

export const holdEffects: readonly (HoldEffect | 'none')[] = ['none', 'place', 'raise', 'capture', 'release'];

/** A UUID for a scope and a key of any shape: the same two always give the same one. */
export function keyFor(scope: string, key: string): string {
  return uuidOf(`${scope}\n${key}`);
}

/** Of everything that moves money: the same key with anything else is not the same request. */
export function hashOf(transfer: Transfer): string {
  const legs = transfer.legs.map((leg) =>
    [nameOf(leg.from), nameOf(leg.to), leg.amountMinor, leg.hold?.id ?? '', leg.hold?.effect ?? ''].join('>'),
  );
  return uuidOf([transfer.kind, ...legs].join('\n'));
}

/** 122 bits of a SHA-256 in the shape of a UUID of our own making (version 8). */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
