import type { Tx } from '../../../platform/db/database.ts';
import type { Leg } from './transfer.ts';

export type CreditsMoved = { readonly userId: string; readonly change: number };

/** Everything that an act has moved so far, in its order. */
export type Moved = { readonly legs: readonly Leg[]; readonly credits: readonly CreditsMoved[] };

/** By open transaction: a try that is run again begins with nothing. */
const noted = new WeakMap<Tx, { readonly legs: Leg[]; readonly credits: CreditsMoved[] }>();

function notesOf(tx: Tx) {
  const notes = noted.get(tx) ?? { legs: [], credits: [] };
  noted.set(tx, notes);
  return notes;
}

export function noteLegs(tx: Tx, legs: readonly Leg[]): void {
  notesOf(tx).legs.push(...legs);
}

export function noteCredits(tx: Tx, credits: CreditsMoved): void {
  notesOf(tx).credits.push(credits);
}

/** For whoever has to know, before an act is committed, what it comes to: read from what was booked, not computed a second time. */
export function movedIn(tx: Tx): Moved {
  return notesOf(tx);
}
