import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';

/** The facts about a package that negotiating depends on, read without a lock. */
export type PackageStatus = {
  readonly id: string;
  readonly senderId: string;
  readonly askedOf: string | null;
  readonly currency: Currency;
  readonly heldMinor: string;
  readonly chargeMinor: string;
  readonly reserveMinor: string;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  /** A carrier is wanted: the package is there, open, and its day is not over. */
  readonly isWanted: boolean;
  /** Taken down, or of somebody suspended. */
  readonly isGone: boolean;
};

export async function findPackageStatus(db: Db, id: string): Promise<PackageStatus | undefined> {
  const [row] = await db<PackageStatus[]>`
    select *, status = 'open' and not is_past and not is_gone as is_wanted from (
      select item.id, item.author_id as sender_id, item.asked_of, item.currency, item.pickup, item.drop_offs, item.status,
             item.ship_date < (now() at time zone 'Africa/Lagos')::date as is_past,
             (item.removed_at is not null or (select blocked_at from account where account.id = item.author_id) is not null) as is_gone,
             escrow.fee_minor as held_minor, escrow.charge_minor, escrow.reserve_minor
      from timeline_item as item join escrow on escrow.package_id = item.id where item.id = ${id}) as parcel`;
  return row;
}

/** The newest order between a package and a carrier, in any state. */
export async function findOrderBetween(
  db: Db,
  packageId: string,
  carrierId: string,
): Promise<{ id: string; status: number } | undefined> {
  const [row] = await db<{ id: string; status: number }[]>`
    select id, status from delivery_order where package_id = ${packageId} and carrier_id = ${carrierId}
    order by created_at desc, id desc limit 1`;
  return row;
}
