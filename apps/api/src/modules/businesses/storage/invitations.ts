import { invitationDays, type MemberRole } from '@waybill/contract/businesses/roles';
import type { Position } from '../../../platform/cursor.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { sweepAway } from '../../../platform/db/sweep.ts';

export type InvitationRow = {
  readonly id: string;
  readonly businessId: string;
  readonly role: MemberRole;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly sharePercent: number | null;
  readonly invitedBy: string;
  readonly requestHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Whoever accepted it. */
  readonly userId: string | null;
};

const columns = (db: Db) => db`
  id, business_id, role, name, phone, email, share_percent, invited_by, request_hash, created_at, expires_at, user_id`;

export type NewInvitation = Omit<InvitationRow, 'createdAt' | 'expiresAt' | 'userId'> & { readonly requestKey: string };

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx<InvitationRow[]>`
    insert into business_invitation (id, business_id, role, name, phone, email, share_percent, invited_by, request_key, request_hash, expires_at)
    values (${invitation.id}, ${invitation.businessId}, ${invitation.role}, ${invitation.name}, ${invitation.phone}, ${invitation.email},
      ${invitation.sharePercent}, ${invitation.invitedBy}, ${invitation.requestKey}, ${invitation.requestHash},
      now() + make_interval(days => ${invitationDays}))
    returning ${columns(tx)}`;
  if (!row) throw new Error('The invitation was not written');
  return row;
}

/** Waits for the same request at the same moment, then answers what came of it. */
export async function lockInvitationRequest(tx: Tx, requestKey: string): Promise<InvitationRow | undefined> {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`invitation ${requestKey}`}, 0))`);
  const [row] = await tx<InvitationRow[]>`select ${columns(tx)} from business_invitation where request_key = ${requestKey}`;
  return row;
}

/** One that can still be answered. */
export async function findOpenInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db<InvitationRow[]>`
    select ${columns(db)} from business_invitation where id = ${id} and ended_at is null and expires_at > now()`;
  return row;
}

/** Whatever became of it; an invitation is answered once, so whoever answers locks it. */
export async function lockInvitation(tx: Tx, id: string): Promise<(InvitationRow & { readonly isOpen: boolean }) | undefined> {
  const [row] = await tx<(InvitationRow & { isOpen: boolean })[]>`
    select ${columns(tx)}, ended_at is null and expires_at > now() as is_open from business_invitation where id = ${id} for update`;
  return row;
}

export function endInvitation(tx: Tx, id: string, as: 'accepted' | 'declined' | 'withdrawn', userId: string | null = null): void {
  tx.write(tx`update business_invitation set ended_at = now(), ended_as = ${as}, user_id = ${userId} where id = ${id}`);
}

export async function countOpenInvitations(db: Db, businessId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from business_invitation where business_id = ${businessId} and ended_at is null and expires_at > now()`;
  return row?.count ?? 0;
}

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

export async function listOpenInvitations(db: Db, businessId: string, window: Window): Promise<InvitationRow[]> {
  const { before, limit, skip } = window;
  return db<InvitationRow[]>`
    select ${columns(db)} from business_invitation
    where business_id = ${businessId} and ended_at is null and expires_at > now()
      ${before === undefined ? db`` : db`and (created_at, id) < (${before.createdAt}, ${before.id})`}
    order by created_at desc, id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

export type Inviting = {
  readonly businessName: string;
  readonly profilePicture: string | null;
  readonly isIdentityChecked: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Null where the business itself invited. */
  readonly inviterName: string | null;
};

/** Who invites, if they still can: a manager who was let go does not leave a way back in. */
export async function findInviting(db: Db, { businessId, invitedBy }: InvitationRow): Promise<Inviting | undefined> {
  const [row] = await db<Inviting[]>`
    select business.full_name as business_name, business.profile_picture, business.kyc_status = 1 as is_identity_checked,
           business.rating_sum, business.rating_count, case when ${invitedBy} <> ${businessId} then inviter.full_name end as inviter_name
    from account join profile as business on business.user_id = account.id
    join profile as inviter on inviter.user_id = ${invitedBy}
    where account.id = ${businessId} and is_dispatch_partner and blocked_at is null
      and (${invitedBy} = ${businessId} or exists (
        select from business_member
        where user_id = ${invitedBy} and business_id = ${businessId} and role = 'manager' and ended_at is null))`;
  return row;
}

/** Deletes invitations a month after their end: they hold numbers and addresses of people who may have no account. */
export async function forgetInvitations(db: Database): Promise<void> {
  await sweepAway(
    db,
    (tx, most) => tx`
      delete from business_invitation where id = any(array(
        select id from business_invitation where expires_at < now() - interval '30 days' order by expires_at limit ${most}))`,
  );
}

/** A business that is given up invites nobody, and where somebody was invited is forgotten with them. */
export function deleteInvitationsOf(tx: Tx, userId: string): void {
  tx.write(tx`delete from business_invitation where business_id = ${userId} or user_id = ${userId}`);
}
