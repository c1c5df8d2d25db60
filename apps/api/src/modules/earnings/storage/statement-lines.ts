import type { Db } from '../../../platform/db/database.ts';
import { type EarningsPeriod, within } from './earnings-sums.ts';
import type { RideLine } from './ride-earnings.ts';

export type StatementLine = Omit<RideLine, 'riderId'> & {
  readonly at: Date;
  readonly trackingId: string;
  readonly routeFrom: string;
  readonly routeTo: string;
  readonly riderId: string | null;
  readonly riderName: string | null;
  readonly plate: string | null;
};

/** In the order in which they were written. Nothing of whoever sends or receives. */
export async function listStatementLines(db: Db, period: EarningsPeriod, most: number): Promise<StatementLine[]> {
  return db<StatementLine[]>`
    select earned_at as at, tracking_id, route_from, route_to, part, is_correction, ride_earning.rider_id, full_name as rider_name, plate,
           ride_earning.fee_minor, commission_minor, earned_minor, share_minor, share_percent, share_per_parcel_minor
    from ride_earning
    join delivery_order on delivery_order.id = order_id
    left join profile on profile.user_id = ride_earning.rider_id
    left join vehicle on vehicle.id = vehicle_id
    where ${within(db, period)} order by earned_at, ride_earning.id limit ${most}`;
}

export async function findBusinessName(db: Db, businessId: string): Promise<string> {
  const [row] = await db<{ fullName: string }[]>`select full_name from profile where user_id = ${businessId}`;
  return row?.fullName ?? '';
}
