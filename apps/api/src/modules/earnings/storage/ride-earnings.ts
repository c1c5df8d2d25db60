import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** What an order earns: it is handed over, or was at the door in vain and brought back. */
export type RidePart = 'delivery' | 'attempt-1' | 'attempt-2' | 'return';

export type RideLine = {
  readonly part: RidePart;
  readonly isCorrection: boolean;
  readonly riderId: string | null;
  readonly feeMinor: string;
  readonly commissionMinor: string;
  readonly earnedMinor: string;
  readonly shareMinor: string;
  readonly sharePercent: number | null;
  readonly sharePerParcelMinor: string | null;
};

export async function listRideLines(db: Db, orderId: string): Promise<RideLine[]> {
  return db<RideLine[]>`
    select part, is_correction, rider_id, fee_minor, commission_minor, earned_minor, share_minor, share_percent, share_per_parcel_minor
    from ride_earning where order_id = ${orderId} order by id`;
}

type NewLine = RideLine & {
  readonly businessId: string;
  readonly orderId: string;
  readonly currency: Currency;
  readonly at: Date | null;
};

/** With the vehicle that its rider had. A part of an order has one line: a second one is not written. */
export function insertRideLine(tx: Tx, line: NewLine): void {
  const { orderId, part, isCorrection, riderId, at } = line;
  tx.write(tx`
    insert into ride_earning (business_id, order_id, part, is_correction, rider_id, vehicle_id, currency, fee_minor, commission_minor,
      earned_minor, share_minor, share_percent, share_per_parcel_minor, earned_at)
    select ${line.businessId}, ${orderId}, ${part}, ${isCorrection}::boolean, ${riderId},
      coalesce(
        (select vehicle_id from ride_earning where order_id = ${orderId} and part = ${part} and ${isCorrection}::boolean),
        (select vehicle_id from vehicle_holding
         where rider_id = ${riderId} and business_id = ${line.businessId} and given_at <= at.time and (ended_at is null or ended_at > at.time)
         order by given_at desc limit 1)),
      ${line.currency}, ${line.feeMinor}::bigint, ${line.commissionMinor}::bigint, ${line.earnedMinor}::bigint, ${line.shareMinor}::bigint,
      ${line.sharePercent}::smallint, ${line.sharePerParcelMinor}::bigint, at.time
    from (select coalesce(${at}::timestamptz, now()) as time) as at
    on conflict (order_id, part, is_correction) do nothing`);
}
