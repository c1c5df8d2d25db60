import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { BusinessesContext } from '../context.ts';
import { announceMembership, memberJoined } from '../events.ts';
import { invitationGone, invitationIn } from '../find-invitation.ts';
import { endInvitation, findInviting, lockInvitation } from '../storage/invitations.ts';
import { findJoining, insertMember, listMembershipsOf, type MembershipRow, wasLetGoSince } from '../storage/members.ts';

/** Somebody joins the business that invited them. The same person saying yes again finds that they have joined. */
export function acceptInvitation(
  { db, keys, publish }: Pick<BusinessesContext, 'db' | 'keys' | 'publish'>,
  userId: string,
  token: string,
): Promise<MembershipRow> {
  const invitationId = invitationIn(keys, token);
  return transact(db, async (tx) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation) throw invitationGone();
    const { businessId, role, sharePercent, invitedBy } = invitation;
    if (!invitation.isOpen) return joinedBefore(tx, userId, invitation);
    if (!(await findInviting(tx, invitation))) throw invitationGone();
    // Whoever was let go does not come back by an older link of another address of theirs.
    if (await wasLetGoSince(tx, { userId, businessId, since: invitation.createdAt })) throw invitationGone();
    await requireToJoin(tx, userId, businessId);
    const member = await insertMember(tx, { id: newId('membership'), businessId, userId, role, sharePercent, invitedBy });
    if (!member) throw await alreadyMember(tx, userId, businessId);
    endInvitation(tx, invitationId, 'accepted', userId);
    publish(tx, memberJoined, { membershipId: member.id, businessId, userId, role });
    await announceMembership(tx, businessId, userId);
    return membershipIn(tx, userId, businessId);
  });
}

async function joinedBefore(tx: Tx, userId: string, by: { readonly userId: string | null; readonly businessId: string }) {
  const membership = by.userId === userId ? (await listMembershipsOf(tx, userId)).find(isOf(by.businessId)) : undefined;
  if (!membership) throw invitationGone();
  return membership;
}

async function membershipIn(tx: Tx, userId: string, businessId: string): Promise<MembershipRow> {
  const membership = (await listMembershipsOf(tx, userId)).find(isOf(businessId));
  if (!membership) throw new Error(`${userId} has joined ${businessId} and is not in it`);
  return membership;
}

const isOf = (businessId: string) => (one: MembershipRow) => one.businessId === businessId;

async function requireToJoin(tx: Tx, userId: string, businessId: string): Promise<void> {
  const joining = await findJoining(tx, userId);
  if (userId === businessId || joining?.isDispatchPartner)
    throw new Problem('forbidden', 'This is the account of a business. Please join with an account of your own, as a person.');
  if (!joining || joining.isStaff) throw new Problem('forbidden', 'Our own people do not act for businesses.');
}

async function alreadyMember(tx: Tx, userId: string, businessId: string): Promise<Problem> {
  const [known] = await listMembershipsOf(tx, userId);
  return new Problem(
    'already_member',
    known?.businessId === businessId
      ? 'You belong to this business already.'
      : `You act for ${known?.businessName ?? 'another business'} already. Leave there first, then join here.`,
  );
}
