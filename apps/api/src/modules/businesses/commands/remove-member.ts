import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { GivenBack } from '../../orders/index.ts';
import type { BusinessesContext } from '../context.ts';
import { personOf, requireToManage } from '../policies.ts';
import { lockMember } from '../storage/members.ts';
import { endMembership } from './end-membership.ts';

/** Lets a member go, whatever they have in their hands. */
export function removeMember(
  context: Pick<BusinessesContext, 'db' | 'publish'>,
  caller: Caller,
  userId: string,
): Promise<GivenBack> {
  return transact(context.db, async (tx) => {
    const member = await lockMember(tx, caller.userId, userId);
    if (!member) throw new Problem('not_found', 'Nobody of that name belongs to the business now.');
    requireToManage(caller, member.role);
    return endMembership(context, tx, member, { as: 'removed', by: personOf(caller) });
  });
}
