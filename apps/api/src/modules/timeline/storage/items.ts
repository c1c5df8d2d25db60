import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { BuyerPayTime, DeliveryPayer } from '@waybill/contract/sales/enums';
import type { TimelineItemType } from '@waybill/contract/timeline/enums';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';

export type ItemStatus = 'open' | 'matched' | 'delivered' | 'withdrawn' | 'expired';

/** Asked twice under the same key, with the same hash, it is posted once. */
export type PostingRequest = { readonly requestKey: string; readonly requestHash: string };

export type NewItem = PostingRequest & {
  readonly id: string;
  readonly type: TimelineItemType;
  readonly authorId: string;
  readonly message?: string;
  readonly dispatchMode?: number;
  readonly journey?: {
    readonly pickupAddress: string;
    readonly pickup: Place;
    readonly dropOffAddresses: readonly string[];
    readonly dropOffs: readonly Place[];
    readonly shipDate: string;
  };
  /** Of a trip or batch. */
  readonly room?: { readonly grams: number | null; readonly pieces: number | null };
  readonly price?: { readonly currency: Currency; readonly minor: bigint; readonly endMinor?: bigint };
  readonly booking?: { readonly askedOf: string; readonly relatedItemId: string | null };
};

function insertion(tx: Tx, item: NewItem): Fragment {
  const { journey, price, booking, room } = item;
  return tx`
    insert into timeline_item (id, type, author_id, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
      ship_date, currency, price_minor, price_end_minor, asked_of, related_item_id, room_grams, room_pieces, request_key, request_hash)
    values (${item.id}, ${item.type}, ${item.authorId}, ${item.message ?? ''}, ${item.dispatchMode ?? null},
      ${journey?.pickupAddress ?? null}, ${journey ? tx.json(journey.pickup) : null},
      ${journey ? [...journey.dropOffAddresses] : null}::text[], ${journey ? tx.json([...journey.dropOffs]) : null},
      ${journey?.shipDate ?? null}, ${price?.currency ?? null}, ${price ? String(price.minor) : null},
      ${price?.endMinor === undefined ? null : String(price.endMinor)}, ${booking?.askedOf ?? null}, ${booking?.relatedItemId ?? null},
      ${room?.grams ?? null}, ${room?.pieces ?? null}, ${item.requestKey}, ${item.requestHash})
    on conflict (request_key) do nothing`;
}

/** False when this request has posted before. */
export async function insertItem(tx: Tx, item: NewItem): Promise<boolean> {
  const { count } = await insertion(tx, item);
  return count === 1;
}

/** For a request that cannot have posted before; if it has, what is written about the item fails. */
export function insertNewItem(tx: Tx, item: NewItem): void {
  tx.write(insertion(tx, item));
}

export type NewPackage = {
  readonly itemId: string;
  readonly deliveryType: number;
  readonly weightGrams: number;
  readonly categoryId: number;
  readonly handleId: number;
  readonly costMinor: bigint;
  readonly senderName: string;
  readonly receiverName: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  /** Where the door of the pickup is, and what the sender asks there; then the same of the receiver’s. */
  readonly pickupLandmark?: string | undefined;
  readonly pickupNote?: string | undefined;
  readonly landmark?: string | undefined;
  readonly carrierNote?: string | undefined;
  /** The sender’s own words, for the sender. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** What it was sold as, where it was. */
  readonly sale?: PackageSale | undefined;
};

/** What a parcel was sold as; the sums to it are in escrow. */
export type PackageSale = {
  readonly buyerId: string;
  readonly goodsMinor: bigint;
  readonly deliveryPaidBy: DeliveryPayer;
  readonly payWhen: BuyerPayTime;
  /** The buyer may open it and look before they pay or give their code. */
  readonly mayOpenFirst: boolean;
};

export function insertPackage(tx: Tx, { sale, metadata, ...details }: NewPackage): void {
  const words = metadata ? { metadata: tx.json(metadata) } : {};
  const { pickupLandmark = '', pickupNote = '', landmark = '', carrierNote = '' } = details;
  const doors = { pickupLandmark, pickupNote, landmark, carrierNote };
  const row = { ...details, ...doors, ...words, costMinor: String(details.costMinor) };
  tx.write(tx`insert into package ${tx(sale ? { ...row, ...columnsOf(sale) } : row)}`);
}

function columnsOf({ goodsMinor, ...sale }: PackageSale) {
  return { ...sale, goodsMinor: String(goodsMinor) };
}

export async function findByRequest(db: Db, requestKey: string): Promise<{ id: string; requestHash: string } | undefined> {
  const [row] = await db<{ id: string; requestHash: string }[]>`
    select id, request_hash from timeline_item where request_key = ${requestKey}`;
  return row;
}

/** The parcels that these requests have posted, by the keys of the requests. */
export async function findByRequests(db: Db, requestKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ id: string; requestKey: string }[]>`
    select id, request_key from timeline_item where request_key = any(${[...requestKeys]}::uuid[])`;
  return new Map(rows.map(({ requestKey, id }) => [requestKey, id]));
}

/** The facts about an item that commands decide by. */
export type LockedItem = {
  readonly id: string;
  readonly type: TimelineItemType;
  readonly authorId: string;
  readonly status: ItemStatus;
  readonly askedOf: string | null;
  readonly dispatchMode: number | null;
  readonly currency: Currency | null;
  readonly priceMinor: string | null;
  readonly shipDate: string | null;
  readonly roomGrams: number | null;
  readonly roomPieces: number | null;
  readonly isRemoved: boolean;
  readonly isAuthorBlocked: boolean;
};

const lockedColumns = (db: Db) => db`
  item.id, item.type, item.author_id, item.status, item.asked_of, item.dispatch_mode, item.currency, item.price_minor,
  to_char(item.ship_date, 'YYYY-MM-DD') as ship_date, item.room_grams, item.room_pieces, item.removed_at is not null as is_removed,
  (select blocked_at from account where account.id = item.author_id) is not null as is_author_blocked`;

/** Locks an item before it is changed. */
export async function lockItem(tx: Tx, id: string): Promise<LockedItem | undefined> {
  const [row] = await tx<LockedItem[]>`
    select ${lockedColumns(tx)} from timeline_item as item where id = ${id} for no key update of item`;
  return row;
}

/** So that it stays as it is until the end of this transaction; many may do this at once. */
export async function keepItem(tx: Tx, id: string): Promise<LockedItem | undefined> {
  const [row] = await tx<LockedItem[]>`
    select ${lockedColumns(tx)} from timeline_item as item where id = ${id} for share of item`;
  return row;
}

/** The room of a trip or batch that its bookings take up, until they are declined, withdrawn or expired. Exact under its lock. */
export async function countTakenRoom(tx: Tx, journeyId: string): Promise<{ readonly grams: number; readonly pieces: number }> {
  const [row] = await tx<{ grams: number; pieces: number }[]>`
    select coalesce(sum(package.weight_grams), 0)::int as grams, count(*)::int as pieces
    from timeline_item as item join package on package.item_id = item.id
    where item.related_item_id = ${journeyId} and item.status in ('open', 'matched', 'delivered')`;
  return row ?? { grams: 0, pieces: 0 };
}

export async function findItem(db: Db, id: string): Promise<LockedItem | undefined> {
  const [row] = await db<LockedItem[]>`select ${lockedColumns(db)} from timeline_item as item where id = ${id}`;
  return row;
}

/** The bookings of a trip or batch that are not over, locked in the order of their ids. */
export async function lockBookings(tx: Tx, relatedItemId: string): Promise<LockedItem[]> {
  return tx<LockedItem[]>`
    select ${lockedColumns(tx)} from timeline_item as item
    where related_item_id = ${relatedItemId} and removed_at is null and status in ('open', 'matched')
    order by item.id for no key update of item`;
}

export function setStatus(tx: Tx, ids: readonly string[], status: ItemStatus): void {
  tx.write(tx`update timeline_item set status = ${status} where id = any(${[...ids]})`);
}

export function markRemoved(tx: Tx, id: string): void {
  tx.write(tx`update timeline_item set removed_at = now() where id = ${id}`);
}

export function setCreatedAt(tx: Tx, id: string, at: Date): void {
  tx.write(tx`update timeline_item set created_at = ${at} where id = ${id}`);
}

/** Packages that are over and still have the words they were found by, the oldest first. */
export async function lockOverWithWords(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from timeline_item where has_words and status in ('delivered', 'withdrawn', 'expired')
    order by seq limit ${most} for no key update skip locked`;
  return rows.map(({ id }) => id);
}

export function markWordless(tx: Tx, ids: readonly string[]): void {
  tx.write(tx`update timeline_item set has_words = false where id = any(${[...ids]})`);
}
