import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { Tx } from '../../platform/db/database.ts';
import { defineEvent } from '../../platform/jobs/outbox.ts';
import { sendEventToMany } from '../../platform/realtime/inbox.ts';
import { accountStatusChannel } from '../identity/index.ts';

type About = { readonly membershipId: string; readonly businessId: string; readonly userId: string; readonly role: MemberRole };

/** Somebody said yes to an invitation. */
export const memberJoined = defineEvent<About>('businesses.member-joined');

/** Somebody acts for a business no more. */
export const memberEnded = defineEvent<
  About & {
    readonly as: EndedAs;
    /** Orders that wait for another rider now, and those of them that are in the member’s hands. */
    readonly ordersBack: number;
    readonly inTheirHands: number;
  }
>('businesses.member-ended');

export type EndedAs = 'left' | 'removed' | 'closed';

/** Has every node forget what somebody may do for a business, and the open pages of both look again. */
export async function announceMembership(tx: Tx, businessId: string, userId: string): Promise<void> {
  sendEventToMany(tx, [businessId, userId], { type: 'business.changed', businessId });
  await tx`select pg_notify(${accountStatusChannel}, ${userId})`;
}
