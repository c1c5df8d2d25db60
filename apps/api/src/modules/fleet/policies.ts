import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';

/** The person who acts: a member in the name of the business, or the business itself. */
export function personOf({ userId, member }: Caller): string {
  return member?.personId ?? userId;
}

/** The business itself rides nowhere: its owner is no rider of it. */
export function riderOf({ member }: Caller): string {
  if (!member) throw new Problem('forbidden', 'This is for the members of a business, who act for it.');
  return member.personId;
}
