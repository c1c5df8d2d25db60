import type { Db } from '../../../platform/db/database.ts';
import { inZone } from '../../../platform/db/in-zone.ts';
import { isLive } from './negotiations.ts';
import type { SearchRow } from './rings.ts';

export type MyPackageRow = {
  readonly id: string;
  readonly seq: string;
  readonly seenBy: number;
  readonly askedBy: number;
  readonly rung: number;
  /** Null where nobody has been rung. */
  readonly searchState: SearchRow['state'] | null;
  readonly ringsUntil: Date | null;
};

export type MyPackageFilter = {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly timeZone: string;
  readonly itemId?: string | undefined;
};

type Window = { readonly before: string | undefined; readonly limit: number; readonly skip: number };

/** For so long somebody may want to send again what nobody took. */
const expiredDays = 7;

/** Packages of a sender that look for a carrier, and those that lately found none, newest first, with who is interested. */
export async function listLooking(db: Db, senderId: string, filter: MyPackageFilter, window: Window): Promise<MyPackageRow[]> {
  const { startDate, endDate, timeZone, itemId } = filter;
  const { before, limit, skip } = window;
  const mine = db`
    select item.id, item.seq from timeline_item as item
    where item.author_id = ${senderId} and item.status in ('open', 'expired') and item.type in (1, 5) and item.asked_of is null
      and item.removed_at is null
      and (item.status = 'open' or item.ship_date >= (now() at time zone 'Africa/Lagos')::date - ${expiredDays}::int)
      ${startDate === undefined ? db`` : db`and item.created_at >= ${startDate}::date::timestamp ${inZone(db, timeZone)}`}
      ${endDate === undefined ? db`` : db`and item.created_at < (${endDate}::date + 1)::timestamp ${inZone(db, timeZone)}`}
      ${itemId === undefined ? db`` : db`and item.id = ${itemId}`}
      ${before === undefined ? db`` : db`and item.seq < ${before}`}
    order by item.seq desc ${db.unsafe(`limit ${Math.trunc(limit)}`)} offset ${before === undefined ? skip : 0}`;
  return db<MyPackageRow[]>`
    select mine.id, mine.seq, interest.*, search.state as search_state, search.rings_until
    from (${mine}) as mine
    cross join lateral (${interestIn(db, senderId)}) as interest
    left join express_search as search on search.package_id = mine.id
    order by mine.seq desc`;
}

/** Whoever asked has seen it, too, wherever they found it. Those whom the sender has muted ask in vain. */
const interestIn = (db: Db, senderId: string) => db`
  select
    (select count(*)::int from (
      select user_id from timeline_view where item_id = mine.id
      union select carrier_id from delivery_order where package_id = mine.id
      union select carrier_id from negotiation where package_id = mine.id) as people) as seen_by,
    (select count(*)::int from (
      select carrier_id from delivery_order where package_id = mine.id and status = 0
      union select carrier_id from negotiation where package_id = mine.id and ${isLive(db)}) as people
     where carrier_id <> all(coalesce((select muted_users from profile where user_id = ${senderId}), '{}'))) as asked_by,
    (select count(*)::int from express_ring where package_id = mine.id) as rung`;
