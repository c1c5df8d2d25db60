import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';

/** The order that a simulated carrier has of a parcel, and where it goes. */
export type SimulatedOrder = {
  readonly id: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly isSale: boolean;
  readonly handoverCodeNumber: number;
  readonly dropOffs: readonly Place[];
};

export async function findSimulatedOrder(db: Db, packageId: string, carrierId: string): Promise<SimulatedOrder | undefined> {
  const [row] = await db<SimulatedOrder[]>`
    select delivery_order.id, package_id, sender_id, carrier_id, is_sale, handover_code_number, item.drop_offs
    from delivery_order join timeline_item as item on item.id = package_id
    where package_id = ${packageId} and carrier_id = ${carrierId} order by delivery_order.created_at desc limit 1`;
  return row;
}
