import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { BusinessesContext } from '../context.ts';
import { requireToManage } from '../policies.ts';
import { endInvitation, lockInvitation } from '../storage/invitations.ts';

/** Its link stops working. Twice is once. */
export function withdrawInvitation({ db }: Pick<BusinessesContext, 'db'>, caller: Caller, invitationId: string): Promise<void> {
  return transact(db, async (tx) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (invitation?.businessId !== caller.userId) throw new Problem('not_found', 'We cannot find that invitation.');
    requireToManage(caller, invitation.role);
    if (!invitation.isOpen) return;
    endInvitation(tx, invitationId, 'withdrawn');
    sendEvent(tx, caller.userId, { type: 'business.changed', businessId: caller.userId });
  });
}
