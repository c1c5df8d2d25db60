import type { Tx } from '../../../platform/db/database.ts';
import { parcelInHands } from '../../orders/index.ts';
import type { BusinessesContext } from '../context.ts';
import { deleteInvitationsOf } from '../storage/invitations.ts';
import { listMemberIds, listMembershipsOf, lockMember } from '../storage/members.ts';
import { endMembership } from './end-membership.ts';

/** An account is closed: whoever it was leaves their business, and a business lets everybody go. */
export async function forgetMember(context: Pick<BusinessesContext, 'publish'>, tx: Tx, userId: string): Promise<void> {
  for (const { businessId } of await listMembershipsOf(tx, userId)) {
    const member = await lockMember(tx, businessId, userId);
    const left = member && (await endMembership(context, tx, member, { as: 'left', by: userId }));
    // Fetched in this very moment: nobody may be gone with a parcel.
    if (left && left.inTheirHands > 0) throw parcelInHands(left.inTheirHands);
  }
  for (const memberId of await listMemberIds(tx, userId)) {
    const member = await lockMember(tx, userId, memberId);
    if (member) await endMembership(context, tx, member, { as: 'closed', by: userId });
  }
  deleteInvitationsOf(tx, userId);
}
