import type { Currency } from '@waybill/contract/money';
import type { Side } from '@waybill/contract/orders/process';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';

/** Whether two people have ever asked each other for a delivery or talked about a fee. */
export async function haveDealt(db: Db, one: string, other: string): Promise<boolean> {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const [senderId, carrierId] of pairs) {
    const [row] = await db`
      select where exists (select from delivery_order where sender_id = ${senderId} and carrier_id = ${carrierId})
        or exists (select from negotiation where sender_id = ${senderId} and carrier_id = ${carrierId})`;
    if (row) return true;
  }
  return false;
}

export type PendingRow = {
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly orderId: string | null;
  readonly isFee: boolean;
  /** The side that has to answer. */
  readonly waitsFor: Side;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly feeMinor: string;
  readonly chargeMinor: string;
  readonly currency: Currency;
};

/**
 * Requests between a member and these people that wait for an answer, and amounts that were named or agreed on. Where the
 * two negotiate the fee of a request, the amount is what waits.
 */
export async function listPending(db: Db, userId: string, otherIds: readonly string[]): Promise<PendingRow[]> {
  const others = [...otherIds];
  const isBetween = (table: string) => db`
    ((${db(table)}.sender_id = ${userId} and ${db(table)}.carrier_id = any(${others}))
      or (${db(table)}.carrier_id = ${userId} and ${db(table)}.sender_id = any(${others})))`;
  return db<PendingRow[]>`
    with asked as (
      select id, package_id, sender_id, carrier_id, asked_by, fee_minor, currency, created_at from delivery_order
      where status = 0 and status in (0, 1, 2, 3, 4, 8, 10, 11) and ${isBetween('delivery_order')}),
    named as (
      select package_id, sender_id, carrier_id, named_by, amount_minor, currency, status, created_at from negotiation
      where status in (0, 2) and ended_at is null and open_until > now() and ${isBetween('negotiation')}),
    pending as (
      select package_id, sender_id, carrier_id, asked.id as order_id, named.package_id is not null as is_fee,
        case when named.status = 2 then 'sender'
             when coalesce(named.named_by, asked.asked_by) = 'sender' then 'carrier' else 'sender' end as waits_for,
        coalesce(named.amount_minor, asked.fee_minor) as fee_minor, coalesce(named.currency, asked.currency) as currency,
        coalesce(named.created_at, asked.created_at) as since
      from asked full join named using (package_id, sender_id, carrier_id))
    select pending.*, parcel.* from pending
    cross join lateral (
      select pickup, drop_offs, escrow.charge_minor
      from timeline_item join package on item_id = timeline_item.id join escrow on escrow.package_id = timeline_item.id
      where timeline_item.id = pending.package_id limit 1) as parcel
    order by since, package_id`;
}
