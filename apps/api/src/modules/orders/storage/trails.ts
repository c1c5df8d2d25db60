import type { Spot } from '@waybill/contract/places/distance';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { onTheMap } from '../express/mercator.ts';

/** The points of a trail at most, and how far apart the first of them are: a trail is looked at, not measured. */
const trails = { most: 120, firstStepKm: 0.15 } as const;
/** That long after a parcel left its carrier’s hands its trail still answers where it was. */
const daysKept = 7;

/** Adds a carrier’s position to the trails of the parcels that are with them, where it is far enough from the last one. */
export function extendTrails(tx: Tx, carrierId: string, where: Spot): void {
  const { x, y } = onTheMap(where);
  const isFull = tx`jsonb_array_length(order_trail.points) >= ${trails.most}`;
  tx.write(tx`
    insert into order_trail (order_id, points, step_km, last_spot)
    select id, ${tx.json([[where.latitude, where.longitude]])}, ${trails.firstStepKm}, point(${x}, ${y})
    from delivery_order
    where (rider_id = ${carrierId} or (carrier_id = ${carrierId} and rider_id is null)) and status in (2, 3) order by id
    on conflict (order_id) do update
    set points = case when ${isFull}
          then (select jsonb_agg(spot order by place) from jsonb_array_elements(order_trail.points) with ordinality as kept(spot, place)
                where place % 2 = 1)
          else order_trail.points end || excluded.points,
        step_km = order_trail.step_km * case when ${isFull} then 2 else 1 end,
        last_spot = excluded.last_spot
    where order_trail.last_spot <-> excluded.last_spot >= order_trail.step_km`);
}

/** Oldest first. The caller decides who may see it. */
export async function trailOf(db: Db, orderId: string): Promise<readonly Spot[]> {
  const [row] = await db<{ points: [number, number][] }[]>`select points from order_trail where order_id = ${orderId}`;
  return (row?.points ?? []).map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** Deletes so many trails of parcels that have long been out of their carrier’s hands, the oldest first: ids sort by age. */
export const deleteOldTrails = (tx: Tx, most: number) => tx`
  delete from order_trail where order_id = any(array(
    select order_id from order_trail join delivery_order on delivery_order.id = order_id
    where status not in (2, 3) and changed_at < now() - make_interval(days => ${daysKept}) order by order_id limit ${most}))`;
