import type { Currency } from '@waybill/contract/money';
import { detailsSeenDays } from '@waybill/contract/orders/details-seen';
import type { Place } from '@waybill/contract/places/place';
import type { BuyerPayTime, DeliveryPayer } from '@waybill/contract/sales/enums';
import type { TimelineItemType } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { type AuthorColumns, authorColumns } from '../../users/index.ts';
import type { ItemStatus } from './items.ts';

/** Everything a view of an item is made from, in one row. */
export type ItemRow = AuthorColumns & {
  readonly id: string;
  readonly seq: string;
  readonly type: TimelineItemType;
  readonly createdAt: Date;
  readonly message: string;
  readonly dispatchMode: number | null;
  readonly pickupAddress: string | null;
  readonly pickup: Place | null;
  readonly dropOffAddresses: readonly string[] | null;
  readonly dropOffs: readonly Place[] | null;
  readonly shipDate: string | null;
  readonly isPast: boolean;
  readonly currency: Currency | null;
  readonly priceMinor: string | null;
  readonly priceEndMinor: string | null;
  readonly roomGrams: number | null;
  readonly roomPieces: number | null;
  /** 0 for whatever has no room to offer. */
  readonly takenGrams: number;
  readonly takenPieces: number;
  readonly status: ItemStatus;
  readonly askedOf: string | null;
  readonly relatedItemId: string | null;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isLiked: boolean;
  readonly deliveryType: number | null;
  readonly weightGrams: number;
  readonly categoryId: number;
  readonly handleId: number;
  readonly costMinor: string;
  readonly senderName: string;
  readonly receiverName: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  readonly pickupLandmark: string;
  readonly pickupNote: string;
  readonly landmark: string;
  readonly carrierNote: string;
  /** As text: its names are a stranger’s, and stay as they are written. */
  readonly metadata: string | null;
  readonly carrierId: string | null;
  /** The carrier handed it over long ago. */
  readonly isLongDone: boolean;
  readonly chargeMinor: string | null;
  /** Of what was sold; null for everything else. */
  readonly payWhen: BuyerPayTime | null;
  readonly goodsMinor: string | null;
  readonly deliveryPaidBy: DeliveryPayer | null;
  readonly mayOpenFirst: boolean | null;
};

/** A part of a query. */
export type Fragment = ReturnType<typeof authorColumns>;

/** `areDetailsSeen` of the contract, for a whole page. Asked of those that have a carrier only: on the timeline, none has. */
const isLongDone = (db: Db) => db`
  case when carrier_id is null then false else coalesce((
    select changed_at < now() - make_interval(days => ${detailsSeenDays}) from delivery_order
    where package_id = package.item_id and delivery_order.carrier_id = package.carrier_id and delivery_order.status = 5 limit 1), false) end`;

/**
 * Rows for views, from a query for items that is called `item`. Everything about an item is looked up by key, one row each
 * (`limit 1` leaves the planner no other way): joined freely, small tables are read whole for every page.
 */
export const details = (db: Db, viewerId: string, items: Fragment) => db<ItemRow[]>`
  select item.id, item.seq, item.type, item.created_at, item.message, item.dispatch_mode, item.pickup_address, item.pickup,
         item.drop_off_addresses, item.drop_offs, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
         coalesce(item.ship_date < (now() at time zone 'Africa/Lagos')::date, false) as is_past, item.currency, item.price_minor,
         item.price_end_minor, item.status, item.asked_of, item.related_item_id, item.like_count, item.comment_count,
         coalesce((select true from timeline_like where item_id = item.id and user_id = ${viewerId}), false) as is_liked,
         author.*, parcel.*, item.room_grams, item.room_pieces, taken.*
  from (${items}) as item
  cross join lateral (
    select ${authorColumns(db)} from account as author join profile on profile.user_id = author.id
    where author.id = item.author_id limit 1) as author
  left join lateral (
    select delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone, receiver_phone,
           pickup_landmark, pickup_note, landmark, carrier_note, metadata::text,
           pay_when, goods_minor, delivery_paid_by, may_open_first, carrier_id, ${isLongDone(db)} as is_long_done,
           (select charge_minor from escrow where package_id = package.item_id) as charge_minor
    from package where package.item_id = item.id limit 1) as parcel on true
  cross join lateral (
    select coalesce(sum(weight_grams), 0)::int as taken_grams, count(*)::int as taken_pieces
    from timeline_item as booking join package on package.item_id = booking.id
    where (item.room_grams is not null or item.room_pieces is not null)
      and booking.related_item_id = item.id and booking.status in ('open', 'matched', 'delivered')) as taken
  order by item.seq desc`;

/**
 * Conditions for an item on a member's timeline. Each condition asks for one row by its key, so that a page costs the same
 * however many rows there are. As plain booleans, not as `is null`, which the planner takes for something rare.
 */
export const isShownTo = (db: Db, viewerId: string) => db`
  item.removed_at is null and item.status = 'open' and item.asked_of is null
  and (select blocked_at is null from account where account.id = item.author_id) and ${isWelcomeTo(db, viewerId)}`;

/** Not of somebody the viewer has muted, and neither reported by them nor put away. */
const isWelcomeTo = (db: Db, viewerId: string) => db`
  item.author_id <> all(coalesce((select muted_users from profile where user_id = ${viewerId}), '{}'))
  and item.id <> all(coalesce((select not_interested_items from profile where user_id = ${viewerId}), '{}'))
  and not coalesce((select true from timeline_report where reporter_id = ${viewerId} and item_id = item.id limit 1), false)`;

/** Today or later, in Lagos: nobody can carry a parcel yesterday. */
export const isStillToCome = (db: Db) => db`item.ship_date >= (now() at time zone 'Africa/Lagos')::date`;

/** A number in the text of the query: the planner must know how few rows are wanted, or it prepares for all of them. */
export const atMost = (db: Db, limit: number) => db.unsafe(`limit ${Math.trunc(limit)}`);

export const skipping = (db: Db, skip: number) => (skip > 0 ? db`offset ${skip}` : db``);

export type Window = { readonly before: string | undefined; readonly limit: number; readonly skip: number };

export type FeedFilter =
  | { readonly show: 'all' | 'mine' | 'packages' }
  | { readonly show: 'type'; readonly type: number }
  | { readonly show: 'author'; readonly authorId: string; readonly type: number | undefined }
  | { readonly show: 'bookings'; readonly relatedItemId: string | undefined };

export async function listItems(db: Db, viewerId: string, filter: FeedFilter, window: Window): Promise<ItemRow[]> {
  const { before, limit, skip } = window;
  const items = db`
    select item.* from timeline_item as item
    where ${whichOf(db, viewerId, filter)} ${before === undefined ? db`` : db`and item.seq < ${before}`}
    order by item.seq desc ${atMost(db, limit)} ${before === undefined ? skipping(db, skip) : db``}`;
  return details(db, viewerId, items);
}

function whichOf(db: Db, viewerId: string, filter: FeedFilter) {
  if (filter.show === 'mine') return db`item.author_id = ${viewerId} and item.removed_at is null`;
  if (filter.show === 'bookings')
    return db`
      item.asked_of = ${viewerId} and item.removed_at is null and item.status in ('open', 'matched', 'delivered')
      and (select blocked_at is null from account where account.id = item.author_id)
      and (item.status <> 'open' or (${isWelcomeTo(db, viewerId)}))
      ${filter.relatedItemId === undefined ? db`` : db`and item.related_item_id = ${filter.relatedItemId}`}`;
  if (filter.show === 'author') {
    const ofAuthor = db`item.author_id = ${filter.authorId} ${filter.type === undefined ? db`` : db`and item.type = ${filter.type}`}`;
    // Authors see their own items in every state.
    return db`${ofAuthor} and ${filter.authorId === viewerId ? db`item.removed_at is null` : isShownTo(db, viewerId)}`;
  }
  const shown = isShownTo(db, viewerId);
  if (filter.show === 'packages') return db`item.type in (1, 5) and ${isStillToCome(db)} and ${shown}`;
  if (filter.show === 'type') return db`item.type = ${filter.type} and ${shown}`;
  return shown;
}

/** An item in any state: the policies decide whether it may be seen. */
export async function findItemRow(db: Db, viewerId: string, id: string): Promise<ItemRow | undefined> {
  const [row] = await details(db, viewerId, db`select * from timeline_item where id = ${id}`);
  return row;
}

/** Several items, as `findItemRow` answers one. */
export async function findItemRows(db: Db, viewerId: string, ids: readonly string[]): Promise<ItemRow[]> {
  return details(db, viewerId, db`select * from timeline_item where id = any(${[...ids]})`);
}
