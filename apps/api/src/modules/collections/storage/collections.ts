import type { CollectionList } from '@waybill/contract/collections/list-collections';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type CollectionRow = Position & {
  readonly senderId: string;
  readonly askedId: string | null;
  readonly carrierId: string | null;
  readonly status: 'open' | 'taken' | 'ended';
  readonly takenAt: Date | null;
};

const columns = (db: Db) => db`
  collection.id, collection.sender_id, collection.asked_id, collection.carrier_id, collection.status, collection.created_at,
  collection.taken_at`;

type NewCollection = Pick<CollectionRow, 'id' | 'senderId' | 'askedId'> & { readonly packageIds: readonly string[] };

export function insertCollection(tx: Tx, { packageIds, ...collection }: NewCollection): void {
  tx.write(tx`insert into collection ${tx(collection)}`);
  const { id: collectionId } = collection;
  tx.write(
    tx`insert into collection_parcel ${tx(packageIds.map((packageId, position) => ({ collectionId, position, packageId })))}`,
  );
}

export async function findCollection(db: Db, id: string): Promise<CollectionRow | undefined> {
  const [row] = await db<CollectionRow[]>`select ${columns(db)} from collection where id = ${id}`;
  return row;
}

/** Locked after the packages that an act locks, and before their orders. */
export async function lockCollection(tx: Tx, id: string): Promise<CollectionRow | undefined> {
  const [row] = await tx<CollectionRow[]>`select ${columns(tx)} from collection where id = ${id} for update`;
  return row;
}

export function endOpen(tx: Tx, id: string): void {
  tx.write(tx`update collection set status = 'ended' where id = ${id} and status = 'open'`);
}

type TakenParcel = { readonly packageId: string; readonly orderId: string };

export function setTaken(tx: Tx, id: string, carrierId: string, parcels: readonly TakenParcel[]): void {
  tx.write(tx`update collection set status = 'taken', carrier_id = ${carrierId}, taken_at = now() where id = ${id}`);
  tx.write(tx`
    update collection_parcel as parcel set order_id = taken.order_id
    from unnest(${parcels.map(({ packageId }) => packageId)}::text[], ${parcels.map(({ orderId }) => orderId)}::text[])
      as taken(package_id, order_id)
    where parcel.collection_id = ${id} and parcel.package_id = taken.package_id`);
}

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

/** A list of collections, newest first. What may be taken has a parcel that is free. */
export async function listCollectionsOf(
  db: Db,
  userId: string,
  list: CollectionList,
  riderId: string | undefined,
  { before, limit, skip }: Window,
): Promise<CollectionRow[]> {
  const conditions = {
    sent: db`collection.sender_id = ${userId}`,
    taken: db`collection.carrier_id = ${userId} ${riderId === undefined ? db`` : db`and ${hasParcelFor(db, riderId)}`}`,
    offered: db`
      collection.status = 'open' and collection.sender_id <> ${userId}
      and (collection.asked_id is null or collection.asked_id = ${userId}) and ${hasFreeParcel(db)}
      and not exists (select from account where account.id = collection.sender_id and blocked_at is not null)
      and not exists (select from profile where user_id = ${userId} and collection.sender_id = any(muted_users))
      and not exists (select from profile where user_id = collection.sender_id and ${userId} = any(muted_users))`,
  };
  return db<CollectionRow[]>`
    select ${columns(db)} from collection where ${conditions[list]}
      ${before === undefined ? db`` : db`and (collection.created_at, collection.id) < (${before.createdAt}, ${before.id})`}
    order by collection.created_at desc, collection.id desc
    ${db.unsafe(`limit ${Math.trunc(limit)}`)} offset ${before === undefined ? skip : 0}`;
}

const hasFreeParcel = (db: Db) => db`
  exists (
    select from collection_parcel join timeline_item as item on item.id = package_id
    where collection_id = collection.id and ${isFree(db)})`;

const hasParcelFor = (db: Db, riderId: string) => db`
  exists (
    select from collection_parcel join delivery_order on delivery_order.id = order_id
    where collection_id = collection.id and rider_id = ${riderId})`;

/** A carrier is wanted for the `item`. */
export const isFree = (db: Db) => db`
  (item.status = 'open' and item.removed_at is null and item.ship_date >= (now() at time zone 'Africa/Lagos')::date)`;

/** Tries at the code of a collection, which is locked. A rest that is over has wiped the slate clean. */
export async function findTries(tx: Tx, id: string): Promise<{ wrongTries: number; secondsResting: number }> {
  const [row] = await tx<{ wrongTries: number; secondsResting: number }[]>`
    select case when rests_until <= now() then 0 else wrong_tries end as wrong_tries,
           greatest(0, ceil(extract(epoch from coalesce(rests_until, now()) - now())))::int as seconds_resting
    from collection where id = ${id}`;
  if (!row) throw new Error(`The collection ${id} is gone`);
  return row;
}

export function setTries(tx: Tx, id: string, wrongTries: number, restMinutes: number): void {
  tx.write(tx`
    update collection
    set wrong_tries = ${wrongTries},
        rests_until = case when ${restMinutes}::int > 0 then now() + ${restMinutes}::int * interval '1 minute' end
    where id = ${id}`);
}

export async function deleteOld(tx: Tx, days: number, most: number): Promise<{ readonly count: number }> {
  return tx`
    delete from collection where id = any(array(
      select id from collection where created_at < now() - ${days}::int * interval '1 day' order by created_at limit ${most}))`;
}

/** An account is closed: what was offered to it, by it or taken by it is told by the orders alone. */
export async function forgetCollections(tx: Tx, userId: string): Promise<void> {
  await tx`delete from collection where sender_id = ${userId} or asked_id = ${userId} or carrier_id = ${userId}`;
}
