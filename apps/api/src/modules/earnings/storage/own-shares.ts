import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';
import type { RidePart } from './ride-earnings.ts';

export type OwnShareRow = {
  readonly id: string;
  readonly orderId: string;
  readonly trackingId: string;
  readonly routeFrom: string;
  readonly routeTo: string;
  readonly part: RidePart;
  readonly isCorrection: boolean;
  readonly earnedAt: Date;
  readonly currency: Currency;
  readonly shareMinor: string;
  readonly sharePercent: number | null;
  readonly sharePerParcelMinor: string | null;
};

type Own = { readonly businessId: string; readonly riderId: string };
type Window = { readonly before: string | undefined; readonly limit: number; readonly skip: number };

/** What somebody carried for a business, newest first. */
export async function listSharesOf(
  db: Db,
  { businessId, riderId }: Own,
  { before, limit, skip }: Window,
): Promise<OwnShareRow[]> {
  return db<OwnShareRow[]>`
    select ride_earning.id, order_id, tracking_id, route_from, route_to, part, is_correction, earned_at, ride_earning.currency, share_minor,
           share_percent, share_per_parcel_minor
    from ride_earning join delivery_order on delivery_order.id = order_id
    where ride_earning.rider_id = ${riderId} and business_id = ${businessId}
      ${before === undefined ? db`` : db`and ride_earning.id < ${before}::bigint`}
    order by ride_earning.id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

type ShareDay = { readonly currency: Currency; readonly daysAgo: number; readonly parcels: number; readonly shareMinor: string };

/** Day by day of a time zone, in the last `days` days. */
export async function listShareDays(db: Db, { businessId, riderId }: Own, days: number, timeZone: string): Promise<ShareDay[]> {
  return db<ShareDay[]>`
    select currency, (now() ${inZone(db, timeZone)})::date - (earned_at ${inZone(db, timeZone)})::date as days_ago,
           (count(*) filter (where part = 'delivery' and not is_correction))::int as parcels, sum(share_minor) as share_minor
    from ride_earning
    where rider_id = ${riderId} and business_id = ${businessId}
      and earned_at >= ((now() ${inZone(db, timeZone)})::date - ${days - 1}::int)::timestamp ${inZone(db, timeZone)}
    group by currency, days_ago order by currency`;
}
