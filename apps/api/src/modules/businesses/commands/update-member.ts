import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { updateMember as call } from '@waybill/contract/businesses/update-member';
import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { releaseRider } from '../../fleet/index.ts';
import { giveBackWork } from '../../orders/index.ts';
import type { BusinessesContext } from '../context.ts';
import { announceMembership } from '../events.ts';
import { changeMember, findCountryOf, lockMember } from '../storage/members.ts';

type Change = BodyOf<typeof call> & { readonly userId: string };

/** Changes what a member is, from their next call on. Whoever does not ride any more gives their work back. */
export function updateMember(
  { db }: Pick<BusinessesContext, 'db'>,
  businessId: string,
  { userId, sharePerParcel, ...change }: Change,
): Promise<void> {
  return transact(db, async (tx) => {
    const [member, country] = await Promise.all([lockMember(tx, businessId, userId), findCountryOf(tx, businessId)]);
    if (!member) throw new Problem('not_found', 'Nobody of that name belongs to the business now.');
    const sharePerParcelMinor = sharePerParcel == null ? sharePerParcel : toMinor(sharePerParcel);
    changeMember(tx, member.id, { ...change, sharePerParcelMinor, shareCurrency: homeCurrency(country) });
    if (change.role !== undefined && !ridingRoles.includes(change.role)) {
      await giveBackWork(tx, businessId, userId);
      await releaseRider(tx, businessId, userId);
    }
    await announceMembership(tx, businessId, userId);
  });
}
