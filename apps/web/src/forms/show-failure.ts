import { toast } from '../ui/toast.tsx';
import { type PlacedFailure, placeFailure } from './place-failure.ts';

// Longer than an ordinary toast: there is something to read and to decide.
const readingMs = 6000;

/** Shows a failure in a toast. The fields keep what was typed. */
export function showFailure(failure: unknown): void {
  showRest(placeFailure(failure));
}

/** The part of a failure that belongs to no field. */
export function showRest({ rest }: PlacedFailure): void {
  if (rest) toast.error(rest.title, rest.text, readingMs);
}
