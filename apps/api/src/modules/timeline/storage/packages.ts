import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { TimelineItemType } from '@waybill/contract/timeline/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import type { ItemStatus, PackageSale } from './items.ts';

/** The facts about a package that a delivery is decided by. */
export type LockedPackage = {
  readonly id: string;
  readonly type: TimelineItemType;
  readonly senderId: string;
  readonly status: ItemStatus;
  readonly askedOf: string | null;
  readonly relatedItemId: string | null;
  readonly relatedItemType: TimelineItemType | null;
  readonly currency: Currency;
  readonly priceMinor: string;
  readonly shipDate: string;
  /** The day of the package is over, in Lagos. */
  readonly isPast: boolean;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly dispatchMode: number;
  readonly weightGrams: number;
  readonly categoryId: number;
  /** It was sold, and its buyer pays the fee they were told: nobody names another. */
  readonly isSale: boolean;
  readonly isFeeFixed: boolean;
  readonly isRemoved: boolean;
  readonly isAuthorBlocked: boolean;
};

/**
 * Locks a package before any change to its delivery: a second change waits here, and then sees the first. Finds nothing
 * but packages.
 */
export async function lockPackage(tx: Tx, id: string | Fragment): Promise<LockedPackage | undefined> {
  const [row] = await tx<LockedPackage[]>`
    select item.id, item.type, item.author_id as sender_id, item.status, item.asked_of, item.related_item_id,
           (select type from timeline_item as related where related.id = item.related_item_id) as related_item_type,
           item.currency, item.price_minor, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
           item.ship_date < (now() at time zone 'Africa/Lagos')::date as is_past, item.pickup, item.drop_offs,
           item.dispatch_mode, package.weight_grams, package.category_id, item.removed_at is not null as is_removed,
           package.buyer_id is not null as is_sale,
           coalesce(package.delivery_paid_by = 'buyer', false) as is_fee_fixed,
           (select blocked_at from account where account.id = item.author_id) is not null as is_author_blocked
    from timeline_item as item join package on package.item_id = item.id
    where item.id = ${id} for no key update of item`;
  return row;
}

/** What a package was sold as. */
export async function findPackageSale(db: Db, id: string): Promise<PackageSale | undefined> {
  const [row] = await db<(Omit<PackageSale, 'goodsMinor'> & { goodsMinor: string })[]>`
    select buyer_id, goods_minor, delivery_paid_by, pay_when, may_open_first from package
    where item_id = ${id} and buyer_id is not null`;
  return row && { ...row, goodsMinor: BigInt(row.goodsMinor) };
}

/** Sets the state of a package, and the carrier who may see its addresses. */
export function setPackageState(tx: Tx, id: string, status: ItemStatus, carrierId: string | null): void {
  tx.write(tx`update timeline_item set status = ${status} where id = ${id}`);
  tx.write(tx`update package set carrier_id = ${carrierId} where item_id = ${id}`);
}

/** Agreed on another fee: it is the package's from now on. */
export function setPackageFee(tx: Tx, id: string, feeMinor: bigint): void {
  tx.write(tx`update timeline_item set price_minor = ${String(feeMinor)} where id = ${id}`);
}

/** The words and the kind of a package, under its lock. */
export async function findEditable(tx: Tx, id: string): Promise<{ message: string; deliveryType: number }> {
  const [row] = await tx<{ message: string; deliveryType: number }[]>`
    select message, delivery_type from timeline_item join package on item_id = id where id = ${id}`;
  if (!row) throw new Error(`${id} is locked, and gone`);
  return row;
}

export type PackageEdit = {
  readonly type: TimelineItemType;
  readonly deliveryType: number;
  readonly message: string;
  readonly shipDate: string;
};

export function setPackageDetails(tx: Tx, id: string, { type, deliveryType, message, shipDate }: PackageEdit): void {
  tx.write(tx`update timeline_item set type = ${type}, message = ${message}, ship_date = ${shipDate} where id = ${id}`);
  tx.write(tx`update package set delivery_type = ${deliveryType} where item_id = ${id}`);
}

/** Packages whose day is over, and nobody took them. */
export async function listUnwanted(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from timeline_item
    where status = 'open' and type in (1, 5) and ship_date < (now() at time zone 'Africa/Lagos')::date and id > ${afterId}
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}
