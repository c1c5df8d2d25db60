import type { Spot } from '@waybill/contract/places/distance';
import type { Db } from '../../../platform/db/database.ts';

const kilometresADegree = 111.2;

type Nearness = {
  readonly around: Spot;
  readonly km: number;
  /** Modes that the sender may have asked for. */
  readonly dispatchModes: readonly number[];
  readonly limit: number;
};

/** Express packages around a rider that nobody has taken: not their own, not of somebody they have muted, not what they let pass. */
export async function findOpenExpress(db: Db, riderId: string, near: Nearness): Promise<string[]> {
  const { around, km, dispatchModes, limit } = near;
  const { latitude, longitude } = around;
  const north = km / kilometresADegree;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const rows = await db<{ id: string }[]>`
    select item.id from timeline_item as item
    where item.type = 5 and item.status = 'open' and item.asked_of is null and item.removed_at is null
      and point((item.pickup ->> 'longitude')::float8, (item.pickup ->> 'latitude')::float8)
        <@ box(point(${longitude - east}, ${latitude - north}), point(${longitude + east}, ${latitude + north}))
      and item.ship_date >= (now() at time zone 'Africa/Lagos')::date and item.author_id <> ${riderId}
      and item.dispatch_mode = any(${[...dispatchModes]})
      and (select blocked_at is null from account where account.id = item.author_id)
      and item.author_id <> all(coalesce((select muted_users from profile where user_id = ${riderId}), '{}'))
      and not exists (
        select from express_ring where package_id = item.id and rider_id = ${riderId} and declined_at is not null)
    order by point((item.pickup ->> 'longitude')::float8, (item.pickup ->> 'latitude')::float8) <-> point(${longitude}, ${latitude})
    ${db.unsafe(`limit ${Math.trunc(limit)}`)}`;
  return rows.map(({ id }) => id);
}

/** The order that a package has become, if it has. */
export async function findAgreedOrder(db: Db, packageId: string): Promise<{ id: string; carrierId: string } | undefined> {
  const [row] = await db<{ id: string; carrierId: string }[]>`
    select id, carrier_id from delivery_order where package_id = ${packageId} and status in (1, 2, 3, 4, 5, 8, 10, 11)`;
  return row;
}

/** Whether a rider may see the parcel: anybody while it is open, later those who were rung for it and its carrier. */
export async function isForRider(db: Db, packageId: string, riderId: string): Promise<boolean> {
  const rows = await db`
    select from timeline_item as item
    where item.id = ${packageId} and item.asked_of is null
      and ((item.status = 'open' and item.removed_at is null and (select blocked_at is null from account where id = item.author_id))
        or exists (select from express_ring where package_id = item.id and rider_id = ${riderId})
        or exists (select from delivery_order where package_id = item.id and carrier_id = ${riderId}))`;
  return rows.length === 1;
}
