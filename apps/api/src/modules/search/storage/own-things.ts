import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import { searchLimits } from '@waybill/contract/search/search-everything';
import type { Db } from '../../../platform/db/database.ts';
import type { Wanted } from '../read-wanted.ts';

/** The newest of each kind that are looked through: enough for years of nearly everybody, and the most that a search may cost. */
const reach = 300;
const { each } = searchLimits;

type OrderRow = {
  readonly id: string;
  readonly trackingId: string;
  readonly orderStatus: number;
  readonly role: 'sender' | 'carrier';
  readonly otherName: string;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly createdAt: Date;
};

/** A carrier’s orders are not searched by what only their sender may know. */
export async function findOrders(db: Db, userId: string, { words, trackingId, trackingStart }: Wanted): Promise<OrderRow[]> {
  const columns = db`id, tracking_id, status, package_id, route_from, route_to, created_at`;
  const newest = db`order by created_at desc, id desc limit ${db.unsafe(String(reach))}`;
  // As in the list: the request of somebody muted is hidden while it is only a request.
  const isShown = db`not (status = 0 and asked_by = 'carrier'
    and carrier_id = any(coalesce((select muted_users from profile where user_id = ${userId}), '{}')))`;
  return db<OrderRow[]>`
    select one.id, tracking_id, one.status as order_status, role, other.full_name as other_name, item.pickup, item.drop_offs, one.created_at
    from (
      (select ${columns}, 'sender' as role, carrier_id as other_id from delivery_order
       where sender_id = ${userId} and ${isShown} ${newest})
      union
      (select ${columns}, 'carrier', sender_id from delivery_order where carrier_id = ${userId} ${newest})
      union
      (select ${columns}, 'sender', carrier_id from delivery_order
       where tracking_id = ${trackingId ?? ''} and sender_id = ${userId} and ${isShown})
      union
      (select ${columns}, 'carrier', sender_id from delivery_order
       where tracking_id = ${trackingId ?? ''} and carrier_id = ${userId})) as one
    join profile as other on other.user_id = one.other_id
    join timeline_item as item on item.id = one.package_id
    join package on package.item_id = item.id
    where starts_with(tracking_id, ${trackingStart ?? ' '})
      or position(${words} in folded(concat_ws(' ', other.full_name, route_from, route_to))) > 0
      or role = 'sender' and position(${words} in folded(concat_ws(' ', receiver_name, item.pickup_address, item.drop_off_addresses[1]))) > 0
    order by one.created_at desc, one.id desc limit ${each}`;
}

type ParcelRow = {
  readonly id: string;
  readonly itemType: number;
  readonly status: string;
  readonly receiverName: string;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly createdAt: Date;
};

export async function findParcels(db: Db, userId: string, { words }: Wanted): Promise<ParcelRow[]> {
  return db<ParcelRow[]>`
    select item.id, item.type as item_type, status, receiver_name, pickup, drop_offs, created_at
    from (${ownPackages(db, userId)}) as item join package on package.item_id = item.id
    where status not in ('matched', 'delivered')
      and position(${words} in folded(concat_ws(' ', receiver_name, message, pickup_address, drop_off_addresses[1]))) > 0
    order by seq desc limit ${each}`;
}

type ReceiverRow = {
  readonly fullName: string;
  readonly packageId: string;
  readonly itemType: number;
  readonly orderId: string | null;
  readonly dropOffs: readonly Place[];
};

/** Each once, however often something was sent to them. */
export async function findReceivers(db: Db, userId: string, { words }: Wanted): Promise<ReceiverRow[]> {
  return db<ReceiverRow[]>`
    select full_name, package_id, item_type, drop_offs,
      (select id from delivery_order where delivery_order.package_id = receiver.package_id
       order by status in (1, 2, 3, 4, 5, 8, 10, 11) desc, created_at desc limit 1) as order_id
    from (
      select distinct on (receiver_phone) receiver_name as full_name, item.id as package_id, item.type as item_type, drop_offs, seq
      from (${ownPackages(db, userId)}) as item join package on package.item_id = item.id
      where position(${words} in folded(receiver_name)) > 0
      order by receiver_phone, seq desc) as receiver
    order by seq desc limit ${each}`;
}

const ownPackages = (db: Db, userId: string) => db`
  select * from timeline_item where author_id = ${userId} and removed_at is null and type in (1, 5)
  order by seq desc limit ${db.unsafe(String(reach))}`;

type TransactionRow = {
  readonly id: string;
  readonly title: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly createdAt: Date;
};

export async function findTransactions(db: Db, userId: string, wanted: Wanted): Promise<TransactionRow[]> {
  const { words, reference, amountMinor } = wanted;
  const columns = db`id, title, detail, direction, amount_minor, currency, reference, created_at`;
  return db<TransactionRow[]>`
    select id, title, direction, amount_minor, currency, created_at
    from (
      (select ${columns} from wallet_transaction where user_id = ${userId}
       order by created_at desc, id desc limit ${db.unsafe(String(reach))})
      union
      (select ${columns} from wallet_transaction where reference = ${reference} and user_id = ${userId})) as line
    where position(${words} in folded(concat_ws(' ', title, detail, reference))) > 0
      or amount_minor = ${amountMinor ?? '-1'}::bigint
    order by created_at desc, id desc limit ${each}`;
}

type ChatRow = {
  readonly id: string;
  readonly fullName: string;
  readonly username: string;
  readonly profilePicture: string | null;
};

/** As in the list of chats: not deleted ones, and not with people one has muted. */
export async function findChats(db: Db, userId: string, { words }: Wanted): Promise<ChatRow[]> {
  return db<ChatRow[]>`
    select member.room_id as id, coalesce(full_name, name) as full_name,
      coalesce(username, split_part(name, ' ', 1) || ', buyer') as username, profile_picture
    from (
      select room_id, newest_at from chat_member
      where user_id = ${userId} and not is_deleted and newest_at is not null
      order by newest_at desc limit ${db.unsafe(String(reach))}) as member
    join chat_room as room on room.id = member.room_id
    left join account as other on other.id = case when room.user_a = ${userId} then room.user_b else room.user_a end
    left join profile on profile.user_id = other.id
    left join sale_order on sale_order.id = room.buyer_id left join sale on sale.id = sale_id
    where coalesce(other.id <> all(coalesce((select muted_users from profile where user_id = ${userId}), '{}')), true)
      and position(${words} in folded(concat_ws(' ', full_name, username, name, title))) > 0
    order by newest_at desc limit ${each}`;
}
