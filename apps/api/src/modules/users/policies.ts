import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';

/** Everybody sees themselves; other people only once they are verified themselves. */
export function checkMaySeeUser(caller: Caller, userId: string): void {
  if (caller.userId === userId || caller.grants.has('member')) return;
  throw new Problem('verification_required', 'Please verify your phone or email first. We can send you a code.');
}
