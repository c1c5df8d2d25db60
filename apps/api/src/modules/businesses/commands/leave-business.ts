import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkNothingInHands, parcelInHands } from '../../orders/index.ts';
import type { BusinessesContext } from '../context.ts';
import { lockMember } from '../storage/members.ts';
import { endMembership } from './end-membership.ts';

/** Leaves by oneself; not with a parcel in one’s hands. */
export function leaveBusiness(
  context: Pick<BusinessesContext, 'db' | 'publish'>,
  userId: string,
  businessId: string,
): Promise<void> {
  return transact(context.db, async (tx) => {
    const member = await lockMember(tx, businessId, userId);
    if (!member) throw new Problem('not_found', 'You do not belong to that business.');
    // Before anything is locked, for a plain answer; and after, for a parcel that was fetched in this very moment.
    await checkNothingInHands(tx, userId);
    const { inTheirHands } = await endMembership(context, tx, member, { as: 'left', by: userId });
    if (inTheirHands > 0) throw parcelInHands(inTheirHands);
  });
}
