import type { InvitationView, MembershipView, MemberView } from '@waybill/contract/businesses/member-view';
import { toMajor } from '@waybill/contract/money';
import type { InvitationRow } from './storage/invitations.ts';
import type { ListedMember, MembershipRow } from './storage/members.ts';

export function memberViewOf(row: ListedMember): MemberView {
  const { userId, username, fullName, profilePicture, role, sharePercent, openOrders, carrying } = row;
  const person = { userId, username, fullName, profilePicture, role, sharePercent, openOrders, carrying };
  const sharePerParcel = row.sharePerParcelMinor === null ? null : toMajor(BigInt(row.sharePerParcelMinor));
  return { ...person, sharePerParcel, joinedAt: row.createdAt.toISOString(), rating: averageOf(row) };
}

export function invitationViewOf(row: InvitationRow): InvitationView {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    sentTo: row.phone ?? row.email ?? '',
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export function membershipViewOf(row: MembershipRow): MembershipView {
  const { businessId, businessName, profilePicture, role, sharePercent, createdAt } = row;
  return { businessId, businessName, profilePicture, role, sharePercent, joinedAt: createdAt.toISOString() };
}

/** Rounded to one decimal. */
export function averageOf({ ratingSum, ratingCount }: { readonly ratingSum: number; readonly ratingCount: number }): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
}
