import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';
import { atMost, details, type ItemRow, isShownTo, isStillToCome } from './feed.ts';

type End = Pick<Place, 'latitude' | 'longitude'>;

// Far more than anybody chooses from; what is only near on paper is left out afterwards.
const most = 60;
const kmPerDegree = 111;

/** Trips and batches of others that begin in one square and stop in another, those that leave first at the beginning. */
export async function listJourneysNear(db: Db, viewerId: string, from: End, to: End, reachKm: number): Promise<ItemRow[]> {
  const start = squareAround(from, reachKm);
  const stop = squareAround(to, reachKm);
  const rows = await details(
    db,
    viewerId,
    db`
      select item.* from timeline_item as item
      where item.type in (2, 4) and item.author_id <> ${viewerId} and ${isStillToCome(db)} and ${isShownTo(db, viewerId)}
        and point((item.pickup->>'longitude')::float8, (item.pickup->>'latitude')::float8)
          <@ box(point(${start.west}, ${start.south}), point(${start.east}, ${start.north}))
        and coalesce((select true from jsonb_array_elements(item.drop_offs) as stop
          where (stop->>'longitude')::float8 between ${stop.west} and ${stop.east}
            and (stop->>'latitude')::float8 between ${stop.south} and ${stop.north} limit 1), false)
      order by item.ship_date, item.seq ${atMost(db, most)}`,
  );
  return rows.sort((one, other) => ((one.shipDate ?? '') < (other.shipDate ?? '') ? -1 : 1));
}

function squareAround({ latitude, longitude }: End, reachKm: number) {
  const up = reachKm / kmPerDegree;
  const across = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { west: longitude - across, east: longitude + across, south: latitude - up, north: latitude + up };
}
