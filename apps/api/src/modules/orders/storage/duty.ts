import type { PositionView } from '@waybill/contract/orders/position-view';
import type { Spot } from '@waybill/contract/places/distance';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { onTheMap } from '../express/mercator.ts';

export type DutyRow = {
  readonly isOnDuty: boolean;
  readonly dispatchMode: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly positionedAt: Date | null;
  readonly isPositionFresh: boolean;
  readonly isKycCompleted: boolean;
  /** Null for a traveller. */
  readonly workingHoursStart: string | null;
  readonly workingHoursEnd: string | null;
  readonly isWithinHours: boolean;
};

/** Whether a business (a row called `business`, if there is one) works at this hour in Lagos. Hours may go past midnight; the same twice is all day. */
export const isWithinHours = (db: Db) => db`
  coalesce(case when business.working_hours_start < business.working_hours_end
    then (now() at time zone 'Africa/Lagos')::time >= business.working_hours_start
      and (now() at time zone 'Africa/Lagos')::time < business.working_hours_end
    else (now() at time zone 'Africa/Lagos')::time >= business.working_hours_start
      or (now() at time zone 'Africa/Lagos')::time < business.working_hours_end end, true)`;

/**
 * Whether a position (of a row called `duty`) is recent. The number stands in the text of the query: knowing it, the planner
 * keeps one plan for every search, and making a new one takes as long as the search.
 */
export const isFresh = (db: Db, minutes: number) =>
  db`duty.positioned_at > now() - ${db.unsafe(`interval '${Math.trunc(minutes)} minutes'`)}`;

export async function findDuty(db: Db, userId: string, positionMinutes: number): Promise<DutyRow> {
  const [row] = await db<DutyRow[]>`
    select coalesce(duty.is_on_duty, false) as is_on_duty, duty.dispatch_mode, duty.latitude, duty.longitude, duty.positioned_at,
           coalesce(${isFresh(db, positionMinutes)}, false) as is_position_fresh, profile.kyc_status = 1 as is_kyc_completed,
           business.working_hours_start, business.working_hours_end, ${isWithinHours(db)} as is_within_hours
    from profile
    left join carrier_duty as duty on duty.user_id = profile.user_id
    left join dispatch_business as business on business.user_id = profile.user_id
    where profile.user_id = ${userId}`;
  if (!row) throw new Error('Whoever is signed in has no profile');
  return row;
}

const spotOf = (db: Db, where: Spot) => {
  const { x, y } = onTheMap(where);
  return db`point(${x}, ${y})`;
};

export function goOnDuty(tx: Tx, userId: string, dispatchMode: number, where: Spot): void {
  tx.write(tx`
    insert into carrier_duty (user_id, is_on_duty, dispatch_mode, on_duty_since, latitude, longitude, spot, positioned_at)
    values (${userId}, true, ${dispatchMode}, now(), ${where.latitude}, ${where.longitude}, ${spotOf(tx, where)}, now())
    on conflict (user_id) do update set is_on_duty = true, dispatch_mode = excluded.dispatch_mode,
      on_duty_since = case when carrier_duty.is_on_duty then carrier_duty.on_duty_since else now() end,
      latitude = excluded.latitude, longitude = excluded.longitude, spot = excluded.spot, positioned_at = excluded.positioned_at`);
}

/** Forgets the position, unless somebody's parcel is with them. */
export function goOffDuty(tx: Tx, userId: string, isCarrying: boolean): void {
  tx.write(tx`update carrier_duty set is_on_duty = false, on_duty_since = null where user_id = ${userId}`);
  if (!isCarrying)
    tx.write(tx`
      update carrier_duty set latitude = null, longitude = null, spot = null, positioned_at = null, resting_spot = null,
      resting_since = null where user_id = ${userId}`);
}

/** Whether somebody is on duty, kept so until the end of this transaction. */
export async function keepDuty(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx<{ isOnDuty: boolean }[]>`select is_on_duty from carrier_duty where user_id = ${userId} for update`;
  return row?.isOnDuty ?? false;
}

/** Whoever comes no farther than this from where they stood stands there still: positions of phones wander. */
const restingKm = 0.1;

/** Writes down where somebody is, and since when they stand there. Reports overtake each other on the way: an older one does not replace a newer one. Answers when it was, if it did. */
export async function keepPosition(tx: Tx, userId: string, where: Spot, at: string | undefined): Promise<Date | undefined> {
  const [row] = await tx<{ positionedAt: Date }[]>`
    insert into carrier_duty (user_id, latitude, longitude, spot, positioned_at, resting_spot, resting_since)
    select ${userId}::text, ${where.latitude}::float8, ${where.longitude}::float8, spot, at, spot, at
    from (select ${spotOf(tx, where)} as spot, least(${at ?? null}::timestamptz, now()) as at) as seen
    on conflict (user_id) do update set latitude = excluded.latitude, longitude = excluded.longitude, spot = excluded.spot,
      positioned_at = excluded.positioned_at,
      resting_spot = case when carrier_duty.resting_spot <-> excluded.spot <= ${restingKm} then carrier_duty.resting_spot
        else excluded.spot end,
      resting_since = case when carrier_duty.resting_spot <-> excluded.spot <= ${restingKm} then carrier_duty.resting_since
        else excluded.positioned_at end
    where carrier_duty.positioned_at is null or carrier_duty.positioned_at < excluded.positioned_at
    returning positioned_at`;
  return row?.positionedAt;
}

/** Forgets the position of a member off duty whose last parcel is out of their hands. */
export function forgetIdlePosition(tx: Tx, userId: string): void {
  tx.write(tx`
    update carrier_duty set latitude = null, longitude = null, spot = null, positioned_at = null, resting_spot = null,
      resting_since = null
    where user_id = ${userId} and not is_on_duty
      and not exists (select from delivery_order where carrier_id = ${userId} and rider_id is null and status in (1, 2, 3, 10, 11))
      and not exists (select from delivery_order where rider_id = ${userId} and status in (1, 2, 3, 10, 11))`);
}

/** The last known position of a member. The caller decides whether it may be shown. */
export async function positionOf(db: Db, userId: string): Promise<PositionView | undefined> {
  const [row] = await db<{ latitude: number; longitude: number; positionedAt: Date }[]>`
    select latitude, longitude, positioned_at from carrier_duty where user_id = ${userId} and spot is not null`;
  return row && { latitude: row.latitude, longitude: row.longitude, at: row.positionedAt.toISOString() };
}

export type Followed = {
  readonly orderId: string;
  readonly senderId: string;
  /** Whether those who follow it see where the carrier is: under way, or on the way to fetch an express parcel. */
  readonly isShown: boolean;
};

/** Parcels that somebody carries themselves, or has promised to carry. */
export async function findCarried(db: Db, carrierId: string): Promise<readonly Followed[]> {
  return db<Followed[]>`
    select id as order_id, sender_id, status in (2, 3, 11) or is_express as is_shown
    from delivery_order where carrier_id = ${carrierId} and rider_id is null and status in (1, 2, 3, 10, 11)`;
}

/** Parcels of a business that were given to one of its members. */
export async function findRidden(db: Db, businessId: string, riderId: string): Promise<readonly Followed[]> {
  return db<Followed[]>`
    select id as order_id, sender_id, status in (2, 3, 11) or is_express as is_shown
    from delivery_order where rider_id = ${riderId} and carrier_id = ${businessId} and status in (1, 2, 3, 10, 11)`;
}

/** Stops all ringing for this rider. */
export function stopRings(tx: Tx, riderId: string): void {
  tx.write(tx`update express_ring set until = now() where rider_id = ${riderId} and until > now() and declined_at is null`);
}

/**
 * Ends the duty of riders who were silent for so long, and forgets their position. Not of those who carry something: their
 * position is kept for the parcel's sake.
 */
export function endSilentDuty(tx: Tx, hours: number): void {
  tx.write(tx`
    update carrier_duty as duty
    set is_on_duty = false, on_duty_since = null, latitude = null, longitude = null, spot = null, positioned_at = null, resting_spot = null,
      resting_since = null
    where positioned_at < now() - make_interval(hours => ${hours})
      and not exists (select from delivery_order where carrier_id = duty.user_id and status in (1, 2, 3, 10, 11))
      and not exists (select from delivery_order where rider_id = duty.user_id and status in (1, 2, 3, 10, 11))`);
}
