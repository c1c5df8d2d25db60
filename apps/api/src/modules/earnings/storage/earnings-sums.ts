import type { EarningsGroup } from '@waybill/contract/earnings/earnings-view';
import type { Currency } from '@waybill/contract/money';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';

/** The days of a zone, both included. */
export type EarningsPeriod = {
  readonly businessId: string;
  readonly currency: Currency;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
};

export type SumsRow = {
  readonly parcels: number;
  readonly feeMinor: string;
  readonly commissionMinor: string;
  readonly earnedMinor: string;
  readonly shareMinor: string;
};

/** Lines of the period; serves every figure and the statement, so that they are of the same. */
export const within = (db: Db, { businessId, currency, startDate, endDate, timeZone }: EarningsPeriod) => db`
  ride_earning.business_id = ${businessId} and ride_earning.currency = ${currency}
  and earned_at >= ${startDate}::date::timestamp ${inZone(db, timeZone)}
  and earned_at < (${endDate}::date + 1)::timestamp ${inZone(db, timeZone)}`;

const sums = (db: Db) => db`
  (count(*) filter (where part = 'delivery' and not is_correction))::int as parcels, coalesce(sum(ride_earning.fee_minor), 0) as fee_minor,
  coalesce(sum(commission_minor), 0) as commission_minor, coalesce(sum(earned_minor), 0) as earned_minor,
  coalesce(sum(share_minor), 0) as share_minor`;

export async function sumEarnings(db: Db, period: EarningsPeriod): Promise<SumsRow> {
  const [row] = await db<SumsRow[]>`select ${sums(db)} from ride_earning where ${within(db, period)}`;
  if (!row) throw new Error('A sum is one row');
  return row;
}

type DayRow = { readonly day: string; readonly earnedMinor: string; readonly shareMinor: string };

/** Days on which nothing was earned are left out. */
export async function listEarnedDays(db: Db, period: EarningsPeriod): Promise<DayRow[]> {
  return db<DayRow[]>`
    select to_char(earned_at ${inZone(db, period.timeZone)}, 'YYYY-MM-DD') as day, sum(earned_minor) as earned_minor, sum(share_minor) as share_minor
    from ride_earning where ${within(db, period)} group by 1`;
}

export type GroupRow = SumsRow & {
  readonly id: string | null;
  readonly name: string | null;
  readonly vehicleKind: DispatchMode | null;
};

type Window = { readonly limit: number; readonly skip: number };

/** Whoever earned most first; days from the newest. */
export async function listEarningsBy(
  db: Db,
  period: EarningsPeriod,
  by: EarningsGroup,
  { limit, skip }: Window,
): Promise<GroupRow[]> {
  if (by === 'rider')
    return db<GroupRow[]>`
      select rider_id as id, full_name as name, null as vehicle_kind, ${sums(db)}
      from ride_earning left join profile on profile.user_id = rider_id where ${within(db, period)}
      group by rider_id, full_name order by sum(earned_minor) desc, rider_id limit ${limit} offset ${skip}`;
  if (by === 'vehicle')
    return db<GroupRow[]>`
      select vehicle_id as id, plate as name, kind as vehicle_kind, ${sums(db)}
      from ride_earning left join vehicle on vehicle.id = vehicle_id where ${within(db, period)}
      group by vehicle_id, plate, kind order by sum(earned_minor) desc, vehicle_id limit ${limit} offset ${skip}`;
  if (by === 'route')
    return db<GroupRow[]>`
      select null as id, route_from || ' to ' || route_to as name, null as vehicle_kind, ${sums(db)}
      from ride_earning join delivery_order on delivery_order.id = order_id where ${within(db, period)}
      group by route_from, route_to order by sum(earned_minor) desc, 2 limit ${limit} offset ${skip}`;
  return db<GroupRow[]>`
    select to_char(earned_at ${inZone(db, period.timeZone)}, 'YYYY-MM-DD') as id, null as name, null as vehicle_kind, ${sums(db)}
    from ride_earning where ${within(db, period)} group by 1 order by 1 desc limit ${limit} offset ${skip}`;
}
