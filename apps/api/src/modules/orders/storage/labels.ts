import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { type OrderRow, orderColumns } from './orders.ts';

/** An order with what is printed about its parcel. */
export type LabelRow = OrderRow & {
  readonly pickupAddress: string;
  readonly pickupLandmark: string;
  readonly pickup: Place;
  readonly dropOffAddress: string;
  readonly landmark: string;
  readonly dropOff: Place;
  readonly shipDate: string;
  readonly dispatchMode: DispatchMode;
  readonly description: string;
  readonly weightGrams: number;
  readonly categoryId: number;
  readonly handleId: number;
  readonly costMinor: string;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly carrierName: string;
  /** What is still to be paid at the door; null where nothing is. */
  readonly dueMinor: string | null;
  readonly parcelCurrency: Currency;
};

/** Those of these orders that one is a side of, in no order. */
export async function findForLabels(db: Db, orderIds: readonly string[], viewerId: string): Promise<LabelRow[]> {
  return db<LabelRow[]>`
    select ${orderColumns(db)}, item.pickup_address, item.pickup, item.drop_off_addresses[1] as drop_off_address,
           item.drop_offs -> 0 as drop_off, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date, item.dispatch_mode,
           item.message as description, item.currency as parcel_currency, package.weight_grams, package.category_id, package.handle_id,
           package.cost_minor, package.sender_name, package.sender_phone, package.receiver_name, package.receiver_phone, package.pickup_landmark,
           package.landmark,
           (select full_name from profile where user_id = delivery_order.carrier_id) as carrier_name,
           case when escrow.is_due then escrow.goods_minor
             + case when escrow.delivery_by = 'buyer' then escrow.fee_minor + escrow.charge_minor else 0 end end as due_minor
    from delivery_order join timeline_item as item on item.id = package_id join package on package.item_id = package_id
    left join escrow on escrow.package_id = delivery_order.package_id
    where delivery_order.id = any(${[...orderIds]}) and (delivery_order.sender_id = ${viewerId} or delivery_order.carrier_id = ${viewerId})`;
}
