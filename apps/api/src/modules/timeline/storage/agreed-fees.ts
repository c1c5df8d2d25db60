import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { DeliveryType, DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { areaOf } from '../neighbourhood.ts';

export type AgreedFee = {
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly deliveryType: DeliveryType;
  readonly dispatchMode: DispatchMode;
  readonly weightGrams: number;
  readonly pickup: Place;
  readonly dropOff: Place;
  readonly on: string;
};

export type FeeRoute = { readonly from: Place; readonly to: Place; readonly currency: Currency };

type Wanted = { readonly most: number; readonly days?: number; readonly exceptPackageId?: string };

/** Fees that were last agreed on between the same two parts of towns, newest first: never the people, never the exact address. */
export async function listAgreedFees(db: Db, { from, to, currency }: FeeRoute, wanted: Wanted): Promise<AgreedFee[]> {
  const { most, days, exceptPackageId = '' } = wanted;
  return db<AgreedFee[]>`
    select agreed.fee_minor, agreed.currency, agreed.on, parcel.* from (
      select package_id, fee_minor, currency, to_char(created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as on, created_at
      from delivery_order
      where route_from = ${areaOf(from)} and route_to = ${areaOf(to)} and currency = ${currency} and status in (1, 2, 3, 4, 5)
        ${days === undefined ? db`` : db`and created_at > now() - ${days}::int * interval '1 day'`}
        and package_id <> ${exceptPackageId}
      order by created_at desc ${db.unsafe(`limit ${most}`)}) as agreed
    cross join lateral (
      select delivery_type, coalesce(dispatch_mode, 0) as dispatch_mode, weight_grams, pickup, drop_offs->0 as drop_off
      from timeline_item join package on item_id = timeline_item.id
      where timeline_item.id = agreed.package_id limit 1) as parcel
    order by agreed.created_at desc`;
}
