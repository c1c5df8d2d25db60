import type { getInvitation } from '@waybill/contract/businesses/get-invitation';
import type { ResultOf } from '@waybill/contract/call';
import { unsealId } from '../identity/index.ts';
import type { BusinessesContext } from './context.ts';
import { invitationGone } from './find-invitation.ts';
import { findInviting, findOpenInvitation } from './storage/invitations.ts';
import { averageOf } from './views.ts';

type Reading = Pick<BusinessesContext, 'db' | 'keys'>;
type InvitationView = ResultOf<typeof getInvitation>;

/** What whoever has the link may know of an invitation. */
export async function readInvitation(context: Reading, token: string): Promise<InvitationView> {
  const invitation = await readOpenInvitation(context, token);
  if (!invitation) throw invitationGone();
  return invitation;
}

/** Undefined for what is over, or was never ours. */
export async function readOpenInvitation({ db, keys }: Reading, token: string): Promise<InvitationView | undefined> {
  const id = unsealId(keys, 'invitation', token);
  const invitation = id === undefined ? undefined : await findOpenInvitation(db, id);
  const inviting = invitation && (await findInviting(db, invitation));
  if (!invitation || !inviting) return undefined;
  const { businessId, name, role, sharePercent, expiresAt } = invitation;
  const { businessName, profilePicture, isIdentityChecked, inviterName } = inviting;
  const [firstName = businessName] = (inviterName ?? businessName).split(' ');
  return {
    ...{ businessId, businessName, profilePicture, isIdentityChecked, name, role, sharePercent },
    rating: averageOf(inviting),
    invitedBy: inviterName === null ? businessName : firstName,
    expiresAt: expiresAt.toISOString(),
  };
}
