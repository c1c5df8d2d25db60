import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

export type AgreedFee = {
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly dispatchMode: number;
  readonly weightGrams: number;
  readonly on: string;
};

export type Route = { readonly from: string; readonly to: string; readonly currency: Currency };

const most = 5;

/** Fees that others last agreed on between the same two places, newest first: never the people, never the exact address. */
export async function listAgreedFees(db: Db, { from, to, currency }: Route, exceptPackageId: string): Promise<AgreedFee[]> {
  return db<AgreedFee[]>`
    select agreed.fee_minor, agreed.currency, agreed.on, parcel.* from (
      select package_id, fee_minor, currency, to_char(created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as on, created_at
      from delivery_order
      where route_from = ${from} and route_to = ${to} and currency = ${currency} and status in (1, 2, 3, 4, 5)
        and package_id <> ${exceptPackageId}
      order by created_at desc ${db.unsafe(`limit ${most}`)}) as agreed
    cross join lateral (
      select coalesce(dispatch_mode, 0) as dispatch_mode, weight_grams from timeline_item join package on item_id = timeline_item.id
      where timeline_item.id = agreed.package_id limit 1) as parcel
    order by agreed.created_at desc`;
}
