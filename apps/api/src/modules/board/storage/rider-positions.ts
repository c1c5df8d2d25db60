import type { Spot } from '@waybill/contract/places/distance';
import type { Db } from '../../../platform/db/database.ts';

export type RiderPosition = Spot & {
  readonly at: Date;
  /** Since when they have stood about there. */
  readonly restingSince: Date;
};

/** The last known positions of those who belong to a business. The caller decides whose are shown. */
export async function listRiderPositions(db: Db, businessId: string): Promise<ReadonlyMap<string, RiderPosition>> {
  const rows = await db<(RiderPosition & { riderId: string })[]>`
    select duty.user_id as rider_id, duty.latitude, duty.longitude, duty.positioned_at as at,
           coalesce(duty.resting_since, duty.positioned_at) as resting_since
    from business_member as member join carrier_duty as duty on duty.user_id = member.user_id
    where member.business_id = ${businessId} and member.ended_at is null and duty.spot is not null`;
  return new Map(rows.map(({ riderId, ...position }) => [riderId, position]));
}

/** Whether a business keeps a list of its vehicles. */
export async function hasVehicles(db: Db, businessId: string): Promise<boolean> {
  const rows = await db`select from vehicle where business_id = ${businessId} and retired_at is null limit 1`;
  return rows.length === 1;
}
