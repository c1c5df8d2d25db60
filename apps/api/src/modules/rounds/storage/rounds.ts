import type { VehicleGist } from '@waybill/contract/fleet/vehicle-view';
import type { RoundStopKind } from '@waybill/contract/rounds/round-input';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type StoredStop = {
  readonly orderId: string;
  readonly kind: RoundStopKind;
  readonly travelSeconds: number;
  readonly travelMetres: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly promisedBy: Date | null;
};

export type RoundRow = Position & {
  readonly businessId: string;
  readonly riderId: string;
  readonly riderName: string;
  readonly vehicle: VehicleGist | null;
  readonly day: string;
  readonly departsAt: Date;
  readonly revision: number;
  readonly endedAt: Date | null;
};

export type StoredRound = RoundRow & { readonly stops: readonly StoredStop[] };

const columns = (db: Db) => db`
  one.id, one.created_at, one.business_id, one.rider_id, full_name as rider_name, to_char(one.day, 'YYYY-MM-DD') as day, one.departs_at,
  one.revision, one.ended_at,
  (select jsonb_build_object('id', id, 'kind', kind, 'plate', plate, 'capacityKg', capacity_kg, 'capacityPlaces', capacity_places)
   from vehicle where vehicle.id = one.vehicle_id) as vehicle`;

const tables = (db: Db) => db`delivery_round as one join profile on profile.user_id = one.rider_id`;

async function withStops(db: Db, rounds: readonly RoundRow[]): Promise<StoredRound[]> {
  if (rounds.length === 0) return [];
  const stops = await db<(StoredStop & { roundId: string })[]>`
    select round_id, order_id, kind, travel_seconds, travel_metres, opens_at, closes_at, promised_by from round_stop
    where round_id = any(${rounds.map(({ id }) => id)}) order by round_id, position`;
  const byRound = Map.groupBy(stops, ({ roundId }) => roundId);
  return rounds.map((round) => ({ ...round, stops: byRound.get(round.id) ?? [] }));
}

export async function findRounds(db: Db, businessId: string, ids: readonly string[]): Promise<StoredRound[]> {
  if (ids.length === 0) return [];
  const rows = await db<RoundRow[]>`
    select ${columns(db)} from ${tables(db)} where one.id = any(${[...ids]}) and one.business_id = ${businessId}
    order by one.created_at, one.id`;
  return withStops(db, rows);
}

type Window = { readonly after?: Position | undefined; readonly limit?: number; readonly skip?: number };
type Whose = { readonly riderId?: string | undefined; readonly isLive?: boolean };

/** The rounds of a business on a day. One that was dissolved has no stops and is none. */
export async function listRoundsOn(
  db: Db,
  businessId: string,
  day: string,
  { riderId, isLive = false }: Whose = {},
  { after, limit, skip = 0 }: Window = {},
): Promise<StoredRound[]> {
  const rows = await db<RoundRow[]>`
    select ${columns(db)} from ${tables(db)}
    where one.business_id = ${businessId} and one.day = ${day}::date and exists (select from round_stop where round_id = one.id)
      ${riderId === undefined ? db`` : db`and one.rider_id = ${riderId}`}
      ${isLive ? db`and one.ended_at is null` : db``}
      ${after === undefined ? db`` : db`and (one.created_at, one.id) > (${after.createdAt}, ${after.id})`}
    order by one.created_at, one.id
    ${limit === undefined ? db`` : db`limit ${limit} offset ${after === undefined ? skip : 0}`}`;
  return withStops(db, rows);
}

/** Until the end of the act, in the order of their ids. */
export async function lockRounds(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx<{ id: string; revision: number }[]>`
    select id, revision from delivery_round where id = any(${[...ids]}) and ended_at is null order by id for update`;
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

export type NewRound = {
  readonly id: string;
  readonly businessId: string;
  readonly riderId: string;
  readonly vehicleId: string | null;
  readonly day: string;
  readonly departsAt: Date;
  readonly plannedBy: string;
};

/** Awaited, because the rider may have got another meanwhile. */
export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  await tx`insert into delivery_round ${tx(round)}`;
}

export function changeRound(tx: Tx, id: string, { riderId, vehicleId }: Pick<NewRound, 'riderId' | 'vehicleId'>): void {
  tx.write(tx`
    update delivery_round set revision = revision + 1, rider_id = ${riderId}, vehicle_id = ${vehicleId} where id = ${id}`);
}

export function endRound(tx: Tx, id: string): void {
  tx.write(tx`update delivery_round set ended_at = now(), revision = revision + 1 where id = ${id} and ended_at is null`);
}

export function replaceStops(tx: Tx, roundId: string, stops: readonly StoredStop[]): void {
  tx.write(tx`delete from round_stop where round_id = ${roundId}`);
  if (stops.length === 0) return;
  tx.write(tx`insert into round_stop ${tx(stops.map((stop, position) => ({ roundId, position, ...stop })))}`);
}
