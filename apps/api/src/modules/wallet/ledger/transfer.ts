import { hash } from 'node:crypto';
import { type AccountRef, nameOf } from './accounts.ts';

/** The effect of a leg on a hold: `place` opens one, `raise` adds to it, `capture` pays from it, `release` gives back from it. */
export type HoldEffect = 'place' | 'raise' | 'capture' | 'release';

export type Leg = {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: bigint;
  readonly hold?: { readonly id: string; readonly effect: HoldEffect; readonly reference: string };
};

/** A movement of money, all of its legs or none. Its `key` makes it happen once, however often it is requested. */
export type Transfer = {
  readonly key: string;
  readonly kind: string;
  /** Ids and plain words for the audit trail: never secrets. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly legs: readonly Leg[];
};

export const outcomes = [
  'posted',
  'too-little-money',
  // Numbers are stored: this one is of older books.
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

/** Hashes every field that moves money: the same key with anything else is not the same request. */
export function hashOf(transfer: Transfer): string {
  let text = transfer.kind;
  for (const { from, to, amountMinor, hold } of transfer.legs)
    text += `\n${nameOf(from)}>${nameOf(to)}>${amountMinor}>${hold?.id ?? ''}>${hold?.effect ?? ''}`;
  return uuidOf(text);
}

/** The one of the rows of a house account that a transfer uses: hundreds of acts a second would wait for a single one. */
export function stripeOf(key: string): number {
  return Number.parseInt(key.at(-1) ?? '0', 16);
}

/** 122 bits of a SHA-256 in the shape of a UUID of our own making (version 8). */
function uuidOf(text: string): string {
  const hex = hash('sha256', text);
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
