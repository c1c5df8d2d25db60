import type { Tx } from '../../../platform/db/database.ts';
import { releaseRider } from '../../fleet/index.ts';
import { type GivenBack, giveBackWork } from '../../orders/index.ts';
import type { BusinessesContext } from '../context.ts';
import { announceMembership, type EndedAs, memberEnded } from '../events.ts';
import { endMember, type MemberRow } from '../storage/members.ts';

type Ending = { readonly as: EndedAs; readonly by: string };

/** Ends what somebody may do for a business, with the commit; their open work goes back to it. Their row is locked. */
export async function endMembership(
  { publish }: Pick<BusinessesContext, 'publish'>,
  tx: Tx,
  member: MemberRow,
  { as, by }: Ending,
): Promise<GivenBack> {
  const { id: membershipId, businessId, userId, role } = member;
  endMember(tx, membershipId, as, by);
  const back = await giveBackWork(tx, businessId, userId);
  await releaseRider(tx, businessId, userId);
  publish(tx, memberEnded, { membershipId, businessId, userId, role, as, ...back });
  await announceMembership(tx, businessId, userId);
  return back;
}
