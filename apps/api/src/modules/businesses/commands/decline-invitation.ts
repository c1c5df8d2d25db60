import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { BusinessesContext } from '../context.ts';
import { invitationGone, invitationIn } from '../find-invitation.ts';
import { endInvitation, lockInvitation } from '../storage/invitations.ts';

/** A no to an invitation, by whoever has its link. */
export function declineInvitation({ db, keys }: Pick<BusinessesContext, 'db' | 'keys'>, token: string): Promise<void> {
  const invitationId = invitationIn(keys, token);
  return transact(db, async (tx) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation?.isOpen) throw invitationGone();
    endInvitation(tx, invitationId, 'declined');
    sendEvent(tx, invitation.businessId, { type: 'business.changed', businessId: invitation.businessId });
  });
}
