import { type MemberRole, rolesOfManagers } from '@waybill/contract/businesses/roles';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';

/** The person who acts: a member in the name of the business, or the business itself. */
export function personOf({ userId, member }: Caller): string {
  return member?.personId ?? userId;
}

/** Roles are the owner’s to give and take; a manager brings in riders and lets them go. */
export function requireToManage(caller: Caller, role: MemberRole): void {
  if (caller.member && !rolesOfManagers.includes(role))
    throw new Problem('forbidden', 'You can bring in riders and let them go. For every other role, please ask the owner.');
}

/** What a rider earns is agreed between them and the owner. */
export function requireOwnerForShare(caller: Caller, sharePercent: number | null | undefined): void {
  if (caller.member && sharePercent != null)
    throw new Problem('forbidden', 'What a rider earns is for the owner to set.', { field: 'sharePercent' });
}
