import { AsyncLocalStorage } from 'node:async_hooks';
import type { MemberRole } from '@waybill/contract/businesses/roles';

/** The person who makes a call in the name of a business, and what they are in it. */
export type ActingMember = { readonly personId: string; readonly role: MemberRole };

const acting = new AsyncLocalStorage<ActingMember>();

/** Handles a call of a member: whatever it writes down can say who did it, however deep in it that is. */
export function actAs<T>(member: ActingMember | undefined, handle: () => T): T {
  return member ? acting.run(member, handle) : handle();
}

/** The member whose call is being handled; undefined where somebody acts for themselves, and in jobs. */
export function actingMember(): ActingMember | undefined {
  return acting.getStore();
}
