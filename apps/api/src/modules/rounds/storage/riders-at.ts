import type { Spot } from '@waybill/contract/places/distance';
import type { Db } from '../../../platform/db/database.ts';

/** Where the riders of a business were in the last half hour. */
export async function listSpots(db: Db, businessId: string): Promise<ReadonlyMap<string, Spot>> {
  const rows = await db<(Spot & { riderId: string })[]>`
    select duty.user_id as rider_id, duty.latitude, duty.longitude
    from business_member as member join carrier_duty as duty on duty.user_id = member.user_id
    where member.business_id = ${businessId} and member.ended_at is null and duty.spot is not null
      and duty.positioned_at > now() - interval '30 minutes'`;
  return new Map(rows.map(({ riderId, latitude, longitude }) => [riderId, { latitude, longitude }]));
}

export type MemberRow = { readonly riderId: string; readonly name: string };

/** Those of these people who can be given work, whether or not they are on duty. */
export async function listRidingMembers(db: Db, businessId: string, riderIds: readonly string[]): Promise<MemberRow[]> {
  return db<MemberRow[]>`
    select member.user_id as rider_id, full_name as name from business_member as member join profile on profile.user_id = member.user_id
    where business_id = ${businessId} and member.user_id = any(${[...riderIds]}) and ended_at is null
      and role in ('manager', 'dispatcher', 'rider')`;
}
