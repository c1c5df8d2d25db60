import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Db } from '../../../platform/db/database.ts';

/** How the parcel stands that a sale became, as the timeline, the deliveries and the books have it. */
export type ParcelFacts = {
  readonly packageId: string;
  readonly escrowState: 'held' | 'frozen' | 'released' | 'captured' | 'split';
  /** Who has the goods’ money. */
  readonly goodsState: 'waiting' | 'seller' | 'buyer' | 'split';
  readonly isDue: boolean;
  readonly feeMinor: string;
  readonly chargeMinor: string;
  readonly handedOverAt: Date | null;
  /** The seller’s part has cleared. */
  readonly isCleared: boolean;
  /** The buyer says that it is not what was sold, and nobody has decided yet. */
  readonly isQuestioned: boolean;
  /** Of the delivery that counts, if it has a carrier. */
  readonly orderId: string | null;
  readonly carrierId: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly trackingId: string | null;
  readonly doorUntil: Date | null;
};

export async function findParcel(db: Db, packageId: string): Promise<ParcelFacts | undefined> {
  return (await findParcels(db, [packageId])).get(packageId);
}

export async function findParcels(db: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, ParcelFacts>> {
  if (packageIds.length === 0) return new Map();
  const rows = await db<ParcelFacts[]>`
    select escrow.package_id, escrow.state as escrow_state, escrow.goods_state, escrow.is_due, escrow.fee_minor, escrow.charge_minor,
           case when escrow.state in ('captured', 'split') then escrow.ended_at end as handed_over_at,
           coalesce(goods.cleared_at is not null, false) as is_cleared,
           coalesce(goods.frozen_at is not null and goods.thawed_at is null, false) as is_questioned,
           delivery.id as order_id, delivery.carrier_id, delivery.status as order_status, delivery.tracking_id, delivery.door_until
    from escrow
    left join earning as goods on goods.package_id = escrow.package_id and goods.part = 'goods'
    left join lateral (
      select id, carrier_id, status, tracking_id, door_until from delivery_order
      where package_id = escrow.package_id and status in (1, 2, 3, 4, 5, 8, 10, 11) order by created_at desc limit 1) as delivery on true
    where escrow.package_id = any(${[...packageIds]})`;
  return new Map(rows.map((row) => [row.packageId, row]));
}

/** Sales whose parcels, or the money of those, have moved on without them. */
export async function listMovingSales(db: Db, afterId: string, most: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select sale.id from sale join escrow using (package_id)
    left join earning as goods on goods.package_id = sale.package_id and goods.part = 'goods'
    where sale.id > ${afterId} and (
      sale.state = 'sent' and escrow.state not in ('held', 'frozen')
      or sale.state in ('arrived', 'questioned') and (escrow.goods_state = 'buyer' or goods.cleared_at is not null)
      or sale.state = 'questioned' and goods.thawed_at is not null)
    order by sale.id limit ${most}`;
  return rows.map(({ id }) => id);
}

export async function findSaleOfPackage(db: Db, packageId: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`select id from sale where package_id = ${packageId}`;
  return row?.id;
}
