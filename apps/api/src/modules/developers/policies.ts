import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';

/** Whose keys somebody may see and change: their own for whom they act, and all of a business for the business itself. */
export type KeyOwner = { readonly personId: string; readonly businessId: string | null };

export function keyOwnerOf({ userId, member }: Caller): KeyOwner {
  return member ? { personId: member.personId, businessId: userId } : { personId: userId, businessId: null };
}

export function unknownKey(): Problem {
  return new Problem('not_found', 'We do not know this key. It may have been revoked.');
}
