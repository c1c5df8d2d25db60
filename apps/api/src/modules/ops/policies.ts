import { Problem } from '../../platform/http/problem.ts';

/** Refuses staff who decide about themselves; the command line (null) is nobody in particular. */
export function refuseOwn(staffId: string | null, ...concerned: readonly (string | null)[]): void {
  if (staffId !== null && concerned.includes(staffId))
    throw new Problem('forbidden', 'This is about you. Somebody else has to decide it.');
}
