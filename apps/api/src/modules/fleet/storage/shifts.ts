import type { MemberRole } from '@waybill/contract/businesses/roles';
import { ridingRoles } from '@waybill/contract/businesses/roles';
import { ownShiftDays } from '@waybill/contract/fleet/rider-duty-view';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

export type ShiftRow = { readonly id: string; readonly riderId: string; readonly beginsAt: Date; readonly endsAt: Date };

type Times = { readonly beginsAt: Date; readonly endsAt: Date };

export type RiderWeekRow = Position & {
  readonly riderId: string;
  readonly name: string;
  readonly profilePicture: string | null;
  readonly role: MemberRole;
};

type Window = { readonly after: Position | undefined; readonly limit: number; readonly skip: number };

/** Whoever can ride for a business, in the order in which they joined. */
export async function listRidingMembers(db: Db, businessId: string, { after, limit, skip }: Window): Promise<RiderWeekRow[]> {
  return db<RiderWeekRow[]>`
    select member.id, member.created_at, member.user_id as rider_id, full_name as name, profile_picture, role
    from business_member as member join profile on profile.user_id = member.user_id
    where business_id = ${businessId} and ended_at is null and role = any(${[...ridingRoles]})
      ${after === undefined ? db`` : db`and (member.created_at, member.id) > (${after.createdAt}, ${after.id})`}
    order by member.created_at, member.id limit ${limit} offset ${after === undefined ? skip : 0}`;
}

/** The shifts of these riders that begin within a time. */
export async function listShiftsOf(
  db: Db,
  businessId: string,
  riderIds: readonly string[],
  { beginsAt, endsAt }: Times,
): Promise<ShiftRow[]> {
  if (riderIds.length === 0) return [];
  return db<ShiftRow[]>`
    select id, rider_id, begins_at, ends_at from rider_shift
    where business_id = ${businessId} and rider_id = any(${[...riderIds]}) and begins_at >= ${beginsAt} and begins_at < ${endsAt}
    order by begins_at`;
}

/** What one rider is planned for from now on, as far as it is shown to them. */
export async function listShiftsAhead(db: Db, businessId: string, riderId: string): Promise<ShiftRow[]> {
  return db<ShiftRow[]>`
    select id, rider_id, begins_at, ends_at from rider_shift
    where business_id = ${businessId} and rider_id = ${riderId} and ends_at > now()
      and begins_at < now() + make_interval(days => ${ownShiftDays})
    order by begins_at`;
}

export async function lockShift(tx: Tx, businessId: string, id: string): Promise<ShiftRow | undefined> {
  const [row] = await tx<ShiftRow[]>`
    select id, rider_id, begins_at, ends_at from rider_shift where id = ${id} and business_id = ${businessId} for update`;
  return row;
}

/** Waits for the same request at the same moment, then answers what came of it. */
export async function lockShiftRequest(
  tx: Tx,
  requestKey: string,
): Promise<(ShiftRow & { readonly requestHash: string }) | undefined> {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`shift ${requestKey}`}, 0))`);
  const [row] = await tx<(ShiftRow & { requestHash: string })[]>`
    select id, rider_id, begins_at, ends_at, request_hash from rider_shift where request_key = ${requestKey}`;
  return row;
}

type NewShift = ShiftRow & {
  readonly businessId: string;
  readonly plannedBy: string;
  readonly requestKey: string;
  readonly requestHash: string;
};

/** False where the rider is planned at that time already. */
export async function insertShift(tx: Tx, shift: NewShift): Promise<boolean> {
  const rows = await tx`insert into rider_shift ${tx(shift)} on conflict do nothing returning id`;
  return rows.length > 0;
}

export async function hasOtherShift(tx: Tx, riderId: string, { beginsAt, endsAt }: Times, besideId: string): Promise<boolean> {
  const [row] = await tx`
    select from rider_shift
    where rider_id = ${riderId} and id <> ${besideId} and begins_at < ${endsAt} and ends_at > ${beginsAt} limit 1`;
  return row !== undefined;
}

export function changeShift(tx: Tx, { id, riderId, beginsAt, endsAt }: ShiftRow, plannedBy: string): void {
  tx.write(tx`
    update rider_shift set rider_id = ${riderId}, begins_at = ${beginsAt}, ends_at = ${endsAt}, planned_by = ${plannedBy}
    where id = ${id}`);
}

export function deleteShift(tx: Tx, id: string): void {
  tx.write(tx`delete from rider_shift where id = ${id}`);
}

/** Shifts of a week of a business that begin at such a time, of whoever still rides; their riders keep riding until the end of this transaction. */
export async function listShiftsToCopy(tx: Tx, businessId: string, { beginsAt, endsAt }: Times): Promise<ShiftRow[]> {
  return tx<ShiftRow[]>`
    select rider_shift.id, rider_id, begins_at, ends_at
    from rider_shift join business_member as member on member.user_id = rider_id and member.business_id = rider_shift.business_id
    where rider_shift.business_id = ${businessId} and begins_at >= ${beginsAt} and begins_at < ${endsAt}
      and ended_at is null and role = any(${[...ridingRoles]})
    order by member.id, begins_at for share of member`;
}

export async function countShifts(db: Db, businessId: string, { beginsAt, endsAt }: Times): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from rider_shift where business_id = ${businessId} and begins_at >= ${beginsAt} and begins_at < ${endsAt}`;
  return row?.count ?? 0;
}

type Copied = { readonly businessId: string; readonly plannedBy: string };

/** Those that lie beside what is planned already. Answers them. */
export async function insertShifts(
  tx: Tx,
  { businessId, plannedBy }: Copied,
  shifts: readonly Omit<ShiftRow, 'id'>[],
): Promise<ShiftRow[]> {
  return tx<ShiftRow[]>`
    insert into rider_shift (id, business_id, rider_id, begins_at, ends_at, planned_by)
    select id, ${businessId}, rider_id, begins_at, ends_at, ${plannedBy}
    from unnest(${shifts.map(() => newId('shift'))}::text[], ${shifts.map(({ riderId }) => riderId)}::text[],
                ${shifts.map(({ beginsAt }) => beginsAt.toISOString())}::timestamptz[],
                ${shifts.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[]) as wanted(id, rider_id, begins_at, ends_at)
    on conflict do nothing returning id, rider_id, begins_at, ends_at`;
}

/** Somebody rides for a business no more: what they are planned for ends now. */
export function endShiftsOf(tx: Tx, businessId: string, riderId: string): void {
  const own = tx`business_id = ${businessId} and rider_id = ${riderId}`;
  tx.write(tx`delete from rider_shift where ${own} and begins_at >= now()`);
  tx.write(tx`update rider_shift set ends_at = now() where ${own} and begins_at < now() and ends_at > now()`);
}
