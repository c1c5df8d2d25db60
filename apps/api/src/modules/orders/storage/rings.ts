import type { Db, Tx } from '../../../platform/db/database.ts';

export type SearchRow = {
  readonly packageId: string;
  /** Number of times that more riders were rung. */
  readonly wave: number;
  readonly ringsUntil: Date;
  readonly state: 'ringing' | 'nobody' | 'taken' | 'over';
  readonly startedAt: Date;
  /** Number of searches, this one among them. */
  readonly searches: number;
  readonly isRinging: boolean;
};

export async function findSearch(db: Db, packageId: string): Promise<SearchRow | undefined> {
  const [row] = await db<SearchRow[]>`
    select package_id, wave, rings_until, state, started_at, searches, state = 'ringing' and rings_until > now() as is_ringing
    from express_search where package_id = ${packageId}`;
  return row;
}

/** Begins a search: riders of an earlier one may be rung again, but for those who declined. */
export function beginSearch(tx: Tx, packageId: string): void {
  tx.write(tx`
    insert into express_search (package_id, wave, rings_until) values (${packageId}, 0, now())
    on conflict (package_id) do update
    set wave = 0, rings_until = now(), state = 'ringing', started_at = now(), searches = express_search.searches + 1`);
  tx.write(tx`delete from express_ring where package_id = ${packageId} and declined_at is null`);
}

export function setWave(tx: Tx, packageId: string, wave: number): void {
  tx.write(tx`update express_search set wave = ${wave} where package_id = ${packageId}`);
}

export type NewRing = { readonly riderId: string; readonly distanceM: number };

/** Rings these, all until the same moment. Answers it. */
export async function ringThem(tx: Tx, packageId: string, riders: readonly NewRing[], seconds: number): Promise<Date> {
  const [row] = await tx<{ ringsUntil: Date }[]>`
    update express_search set rings_until = now() + make_interval(secs => ${seconds}) where package_id = ${packageId}
    returning rings_until`;
  if (!row) throw new Error(`Nobody searches riders for ${packageId}`);
  await tx`
    insert into express_ring (package_id, rider_id, until, distance_m)
    select ${packageId}, rider_id, ${row.ringsUntil}, distance_m
    from unnest(${riders.map(({ riderId }) => riderId)}::text[], ${riders.map(({ distanceM }) => distanceM)}::int[])
      as rung(rider_id, distance_m)`;
  return row.ringsUntil;
}

/** There was nobody left to ask. */
export function giveUp(tx: Tx, packageId: string): void {
  tx.write(tx`update express_search set state = 'nobody' where package_id = ${packageId}`);
}

/**
 * Ends the search for a rider. Answers all who were rung and have not declined: somebody who missed it may have it open still,
 * and would take it.
 */
export async function endSearch(tx: Tx, packageId: string, state: 'taken' | 'over'): Promise<readonly string[]> {
  const { count } = await tx`
    update express_search set state = ${state} where package_id = ${packageId} and state in ('ringing', 'nobody')`;
  if (count === 0) return [];
  const rows = await tx<{ riderId: string }[]>`
    update express_ring set until = least(until, now()) where package_id = ${packageId} and declined_at is null returning rider_id`;
  return rows.map(({ riderId }) => riderId).sort();
}

export type RingRow = {
  readonly riderId: string;
  readonly distanceM: number;
  readonly until: Date;
  readonly isRinging: boolean;
  readonly isDeclined: boolean;
  /** The ringing stopped before its time, because the search was over. */
  readonly isCutShort: boolean;
};

/** Nearest first. */
export async function listRings(db: Db, packageId: string, seconds: number): Promise<RingRow[]> {
  return db<RingRow[]>`
    select rider_id, distance_m, until, declined_at is null and until > now() as is_ringing, declined_at is not null as is_declined,
           until < rung_at + make_interval(secs => ${seconds}) as is_cut_short
    from express_ring where package_id = ${packageId} order by distance_m, rider_id`;
}

/** Until when it rings for somebody, by package. */
export async function findRingsOf(db: Db, riderId: string): Promise<Map<string, Date>> {
  const rows = await db<{ packageId: string; until: Date }[]>`
    select ring.package_id, ring.until from express_ring as ring join express_search as search using (package_id)
    where ring.rider_id = ${riderId} and ring.until > now() and ring.declined_at is null and search.state = 'ringing'
    order by ring.until`;
  return new Map(rows.map(({ packageId, until }) => [packageId, until]));
}

async function wasRung(db: Db, packageId: string, riderId: string): Promise<boolean> {
  const rows = await db`select from express_ring where package_id = ${packageId} and rider_id = ${riderId}`;
  return rows.length === 1;
}

/** Answers true at the first refusal, false when the rider had refused before, undefined when they were never rung. */
export async function letPass(tx: Tx, packageId: string, riderId: string): Promise<boolean | undefined> {
  const rows = await tx`
    update express_ring set declined_at = now(), until = least(until, now())
    where package_id = ${packageId} and rider_id = ${riderId} and declined_at is null`;
  if (rows.count === 1) return true;
  return (await wasRung(tx, packageId, riderId)) ? false : undefined;
}

/** Ends the ringing of that time. Answers the riders who did not respond. */
export async function endRinging(tx: Tx, packageId: string, ringsUntil: Date): Promise<string[]> {
  const rows = await tx<{ riderId: string }[]>`
    update express_ring set until = least(until, now())
    where package_id = ${packageId} and until = ${ringsUntil} and declined_at is null returning rider_id`;
  return rows.map(({ riderId }) => riderId);
}
