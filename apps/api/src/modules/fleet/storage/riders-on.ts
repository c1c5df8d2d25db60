import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';

export type RiderOnRow = Position & {
  readonly riderId: string;
  readonly name: string;
  readonly profilePicture: string | null;
  /** Under way at that time, or the next of its day. */
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly lastShiftEndedAt: Date | null;
  readonly saidOn: boolean | null;
  readonly saidAt: Date | null;
  readonly vehicleId: string | null;
  readonly kind: DispatchMode;
  readonly plate: string;
  readonly capacityKg: number;
  readonly capacityPlaces: number;
};

type RidersWindow = {
  readonly after?: Position | undefined;
  readonly limit?: number;
  readonly skip?: number;
  /** This one alone. */
  readonly riderId?: string;
};

/** Days and hours of a business are those of Lagos, like its working hours. */
const endOfDay = (db: Db, at: Date) =>
  db`(((${at}::timestamptz at time zone 'Africa/Lagos')::date + 1) at time zone 'Africa/Lagos')`;

const ridesAtTimes = (db: Db) => db`
  (member.role = 'rider' or (member.role in ('manager', 'dispatcher')
    and (shift.begins_at is not null or vehicle.id is not null or duty.is_on)))`;

/**
 * The riders of a business in the order in which they joined, with what is known of each at a time. Dispatchers and managers are among
 * them when they ride: with a shift that day, a vehicle, or their word that they are on duty.
 */
export async function listRidersOn(db: Db, businessId: string, at: Date, window: RidersWindow = {}): Promise<RiderOnRow[]> {
  const { after, limit, skip = 0, riderId } = window;
  return db<RiderOnRow[]>`
    select member.id, member.created_at, member.user_id as rider_id, full_name as name, profile_picture, shift.begins_at, shift.ends_at,
           last_shift.ends_at as last_shift_ended_at, duty.is_on as said_on, duty.said_at, vehicle.id as vehicle_id, vehicle.kind,
           vehicle.plate, vehicle.capacity_kg, vehicle.capacity_places
    from business_member as member
    join profile on profile.user_id = member.user_id
    left join lateral (
      select begins_at, ends_at from rider_shift
      where rider_id = member.user_id and business_id = ${businessId} and ends_at > ${at} and begins_at < ${endOfDay(db, at)}
      order by begins_at limit 1) as shift on true
    left join lateral (
      select ends_at from rider_shift
      where rider_id = member.user_id and business_id = ${businessId} and ends_at <= ${at}
      order by begins_at desc limit 1) as last_shift on true
    left join rider_duty as duty on duty.business_id = ${businessId} and duty.rider_id = member.user_id
    left join lateral (
      select vehicle_id from vehicle_holding
      where rider_id = member.user_id and business_id = ${businessId} and given_at <= ${at}::timestamptz + interval '5 seconds'
        and (ended_at is null or ended_at > ${at})
      order by given_at desc limit 1) as holding on true
    left join vehicle on vehicle.id = holding.vehicle_id
    where member.business_id = ${businessId} and member.ended_at is null
      and ${riderId === undefined ? ridesAtTimes(db) : db`member.role <> 'accountant' and member.user_id = ${riderId}`}
      ${after === undefined ? db`` : db`and (member.created_at, member.id) > (${after.createdAt}, ${after.id})`}
    order by member.created_at, member.id
    ${limit === undefined ? db`` : db`limit ${limit} offset ${after === undefined ? skip : 0}`}`;
}
