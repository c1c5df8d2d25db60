import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { Currency } from '@waybill/contract/money';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { EndedAs } from '../events.ts';

export type MemberRow = {
  readonly id: string;
  readonly businessId: string;
  readonly userId: string;
  readonly role: MemberRole;
  readonly sharePercent: number | null;
  readonly sharePerParcelMinor: string | null;
  readonly createdAt: Date;
};

const columns = (db: Db) => db`
  business_member.id, business_member.business_id, business_member.user_id, business_member.role, business_member.share_percent,
  business_member.share_per_parcel_minor, business_member.created_at`;

export type NewMember = Omit<MemberRow, 'createdAt' | 'sharePerParcelMinor'> & { readonly invitedBy: string };

/** Undefined when they belong to a business already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<MemberRow | undefined> {
  const [row] = await tx<MemberRow[]>`
    insert into business_member (id, business_id, user_id, role, share_percent, invited_by)
    values (${member.id}, ${member.businessId}, ${member.userId}, ${member.role}, ${member.sharePercent}, ${member.invitedBy})
    on conflict do nothing returning ${columns(tx)}`;
  return row;
}

/** Nobody gives them work, or changes them, until the end of this transaction. */
export async function lockMember(tx: Tx, businessId: string, userId: string): Promise<MemberRow | undefined> {
  const [row] = await tx<MemberRow[]>`
    select ${columns(tx)} from business_member
    where user_id = ${userId} and business_id = ${businessId} and ended_at is null for update`;
  return row;
}

export async function findCountryOf(db: Db, businessId: string): Promise<string> {
  const [row] = await db<{ countryCode: string }[]>`select country_code from account where id = ${businessId}`;
  return row?.countryCode ?? '';
}

/** The members of a business, by the order of their ids. */
export async function listMemberIds(db: Db, businessId: string): Promise<string[]> {
  const rows = await db<{ userId: string }[]>`
    select user_id from business_member where business_id = ${businessId} and ended_at is null order by user_id`;
  return rows.map(({ userId }) => userId);
}

export function endMember(tx: Tx, id: string, as: EndedAs, by: string): void {
  tx.write(tx`update business_member set ended_at = now(), ended_as = ${as}, ended_by = ${by} where id = ${id}`);
}

type Change = {
  readonly role?: MemberRole | undefined;
  readonly sharePercent?: number | null | undefined;
  readonly sharePerParcelMinor?: bigint | null | undefined;
  readonly shareCurrency?: Currency | undefined;
};

export function changeMember(tx: Tx, id: string, { role, sharePercent, sharePerParcelMinor, shareCurrency }: Change): void {
  tx.write(tx`
    update business_member set role = coalesce(${role ?? null}, role),
      share_percent = case when ${sharePercent === undefined} then share_percent else ${sharePercent ?? null}::smallint end,
      share_per_parcel_minor = case when ${sharePerParcelMinor === undefined} then share_per_parcel_minor
        else ${sharePerParcelMinor == null ? null : String(sharePerParcelMinor)}::bigint end,
      share_currency = case when ${sharePerParcelMinor === undefined} then share_currency
        else ${shareCurrency ?? null} end
    where id = ${id}`);
}

export type MembershipRow = MemberRow & { readonly businessName: string; readonly profilePicture: string | null };

/** The businesses that somebody acts for, with their names. */
export async function listMembershipsOf(db: Db, userId: string): Promise<MembershipRow[]> {
  return db<MembershipRow[]>`
    select ${columns(db)}, full_name as business_name, profile_picture
    from business_member join profile on profile.user_id = business_id
    where business_member.user_id = ${userId} and ended_at is null`;
}

export type ListedMember = MemberRow & {
  readonly username: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly openOrders: number;
  readonly carrying: number;
};

type Window = {
  readonly role?: MemberRole | undefined;
  readonly userId?: string | undefined;
  readonly after?: Position | undefined;
  readonly limit: number;
  readonly skip: number;
};

/** The people of a business in the order in which they joined, each with the work that is with them. */
export async function listMembersOf(db: Db, businessId: string, window: Window): Promise<ListedMember[]> {
  const { role, userId, after, limit, skip } = window;
  return db<ListedMember[]>`
    select ${columns(db)}, username, full_name, profile_picture, rating_sum, rating_count, work.open_orders, work.carrying
    from business_member
    join account on account.id = business_member.user_id join profile on profile.user_id = business_member.user_id
    cross join lateral (
      select count(*)::int as open_orders, count(*) filter (where status <> 1)::int as carrying
      from delivery_order where rider_id = business_member.user_id and carrier_id = ${businessId} and status in (1, 2, 3, 10, 11)) as work
    where business_id = ${businessId} and ended_at is null
      ${role === undefined ? db`` : db`and role = ${role}`}
      ${userId === undefined ? db`` : db`and business_member.user_id = ${userId}`}
      ${after === undefined ? db`` : db`and (business_member.created_at, business_member.id) > (${after.createdAt}, ${after.id})`}
    order by business_member.created_at, business_member.id limit ${limit} offset ${after === undefined ? skip : 0}`;
}

/** What joining depends on. */
export type Joining = { readonly isDispatchPartner: boolean; readonly isStaff: boolean; readonly fullName: string };

export async function findJoining(db: Db, userId: string): Promise<Joining | undefined> {
  const [row] = await db<Joining[]>`
    select is_dispatch_partner, is_staff, full_name
    from account join profile on profile.user_id = account.id where account.id = ${userId} and blocked_at is null`;
  return row;
}

type LetGo = { readonly userId: string; readonly businessId: string; readonly since: Date };

export async function wasLetGoSince(db: Db, { userId, businessId, since }: LetGo): Promise<boolean> {
  const [row] = await db`
    select from business_member
    where user_id = ${userId} and business_id = ${businessId} and ended_as = 'removed' and ended_at >= ${since} limit 1`;
  return row !== undefined;
}
