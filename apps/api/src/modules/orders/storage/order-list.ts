import { orderStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Place } from '@waybill/contract/places/place';
import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';
import { type OrderRow, orderColumns } from './orders.ts';

export type ListedOrder = OrderRow & {
  readonly categoryId: number;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly shipDate: string;
  readonly chargeMinor: string;
};

export type OrderFilter = {
  readonly role?: Side | undefined;
  readonly isRunning: boolean;
  readonly status?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly timeZone: string;
  readonly postedByUsername?: string | undefined;
  readonly itemId?: string | undefined;
  /** Only what this member of a business has to carry. */
  readonly riderId?: string | undefined;
};

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

type Fragment = ReturnType<typeof orderColumns>;

/**
 * Somebody's orders, newest first: each side is read from the end of its own index and no further than the page needs,
 * then the two are merged. One condition with `or` would make the database sort all of them.
 */
export async function listOrdersOf(db: Db, userId: string, filter: OrderFilter, window: Window): Promise<ListedOrder[]> {
  const { before, limit } = window;
  const skip = before === undefined ? window.skip : 0;
  const sides = filter.role ? [filter.role] : (['sender', 'carrier'] as const);
  const [first, ...rest] = sides.map(
    (side) => db`
      (select ${orderColumns(db)} from delivery_order
       where ${side === 'sender' ? isSentBy(db, userId) : db`carrier_id = ${userId}`} ${conditions(db, filter, before)}
       order by created_at desc, id desc ${atMost(db, limit + skip)})`,
  );
  return db<ListedOrder[]>`
    select one.*, parcel.* from (
      select * from (${first ?? db``} ${rest.length > 0 ? rest.map((other) => db`union all ${other}`) : db``}) as either
      order by created_at desc, id desc ${atMost(db, limit)} offset ${skip}) as one
    cross join lateral (
      select category_id, pickup, drop_offs, to_char(ship_date, 'YYYY-MM-DD') as ship_date, escrow.charge_minor
      from timeline_item join package on item_id = timeline_item.id join escrow on escrow.package_id = item_id
      where timeline_item.id = one.package_id limit 1) as parcel
    order by one.created_at desc, one.id desc`;
}

/** A request of a muted member is hidden while it is only a request. */
function isSentBy(db: Db, userId: string): Fragment {
  return db`
    sender_id = ${userId} and not (status = 0 and asked_by = 'carrier'
      and carrier_id = any(coalesce((select muted_users from profile where user_id = ${userId}), '{}')))`;
}

const { Accepted, PickedUp, InTransit, Delivered, Disputed, AttemptFailed, Returning } = orderStatus;
const running = [Accepted, PickedUp, InTransit, Delivered, Disputed, AttemptFailed, Returning].join(', ');

function conditions(db: Db, filter: OrderFilter, before: Position | undefined): Fragment {
  const { isRunning, riderId, status, startDate, endDate, timeZone, postedByUsername, itemId } = filter;
  // Numbers in the text of the query: the planner must see that they are those of the index of what runs.
  return db`
    ${riderId === undefined ? db`` : db`and rider_id = ${riderId}`}
    ${isRunning ? db`and status in (${db.unsafe(running)})` : db``}
    ${status === undefined ? db`` : db`and status = ${db.unsafe(String(Math.trunc(status)))}`}
    ${startDate === undefined ? db`` : db`and created_at >= ${startDate}::date::timestamp ${inZone(db, timeZone)}`}
    ${endDate === undefined ? db`` : db`and created_at < (${endDate}::date + 1)::timestamp ${inZone(db, timeZone)}`}
    ${postedByUsername === undefined ? db`` : db`and ${isPostedBy(db, postedByUsername)}`}
    ${itemId === undefined ? db`` : db`and ${isAbout(db, itemId)}`}
    ${before === undefined ? db`` : db`and (created_at, id) < (${before.createdAt}, ${before.id})`}`;
}

function isPostedBy(db: Db, beginning: string): Fragment {
  return db`
    (select starts_with(username, ${beginning.toLowerCase()}) from account where account.id = delivery_order.sender_id)`;
}

/** The package itself, or what it is booked on. */
function isAbout(db: Db, itemId: string): Fragment {
  if (itemId.startsWith('pkg_')) return db`package_id = ${itemId}`;
  return db`package_id = any(array(select item.id from timeline_item as item where item.related_item_id = ${itemId}))`;
}

/** In the text of the query: the planner must know how few rows are wanted. */
const atMost = (db: Db, limit: number) => db.unsafe(`limit ${Math.trunc(limit)}`);
