import type { PaperKind } from '@waybill/contract/fleet/vehicle-papers';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { lagosToday, soonIn } from './papers.ts';

export type VehicleRow = Position & {
  readonly kind: DispatchMode;
  readonly plate: string;
  readonly capacityKg: number;
  readonly capacityPlaces: number;
  readonly retiredAt: Date | null;
  readonly papers: readonly { readonly kind: PaperKind; readonly expiresOn: string; readonly daysLeft: number }[];
  readonly riderId: string | null;
  readonly riderName: string;
  readonly riderPicture: string | null;
  readonly givenAt: Date | null;
};

const isListed = (db: Db, list: VehicleList) => {
  if (list === 'retired') return db`vehicle.retired_at is not null`;
  return list === 'driven' ? db`vehicle.retired_at is null` : db`vehicle.retired_at is null and ${hasPaperDue(db)}`;
};

const hasPaperDue = (db: Db) =>
  db`exists (select from vehicle_paper where vehicle_id = vehicle.id and expires_on <= ${soonIn(db)})`;

export type VehicleList = 'driven' | 'papers' | 'retired';

type Window = { readonly after: Position | undefined; readonly limit: number; readonly skip: number };

const withAll = (db: Db) => db`
  select vehicle.id, vehicle.created_at, vehicle.kind, plate, capacity_kg, capacity_places, retired_at, papers.papers,
         holding.rider_id, holding.given_at, rider.full_name as rider_name, rider.profile_picture as rider_picture
  from vehicle
  left join vehicle_holding as holding on holding.vehicle_id = vehicle.id and holding.ended_at is null
  left join profile as rider on rider.user_id = holding.rider_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'expiresOn', expires_on, 'daysLeft', expires_on - ${lagosToday(db)})
                              order by expires_on, kind), '[]') as papers
    from vehicle_paper where vehicle_id = vehicle.id) as papers`;

export async function listVehiclesOf(
  db: Db,
  businessId: string,
  list: VehicleList,
  { after, limit, skip }: Window,
): Promise<VehicleRow[]> {
  return db<VehicleRow[]>`
    ${withAll(db)}
    where vehicle.business_id = ${businessId} and ${isListed(db, list)}
      ${after === undefined ? db`` : db`and (vehicle.created_at, vehicle.id) > (${after.createdAt}, ${after.id})`}
    order by vehicle.created_at, vehicle.id limit ${limit} offset ${after === undefined ? skip : 0}`;
}

export async function findVehicle(db: Db, businessId: string, id: string): Promise<VehicleRow | undefined> {
  const [row] = await db<VehicleRow[]>`${withAll(db)} where vehicle.business_id = ${businessId} and vehicle.id = ${id}`;
  return row;
}

type Counts = { readonly driven: number; readonly papers: number; readonly retired: number };

export async function countVehicles(db: Db, businessId: string): Promise<Counts> {
  const [row] = await db<Counts[]>`
    select count(*) filter (where ${isListed(db, 'driven')})::int as driven,
           count(*) filter (where ${isListed(db, 'papers')})::int as papers,
           count(*) filter (where ${isListed(db, 'retired')})::int as retired
    from vehicle where business_id = ${businessId}`;
  return row ?? { driven: 0, papers: 0, retired: 0 };
}

type VehicleFields = {
  readonly kind: number;
  readonly plate: string;
  readonly capacityKg: number;
  readonly capacityPlaces: number;
};

type NewVehicle = VehicleFields & {
  readonly id: string;
  readonly businessId: string;
  readonly addedBy: string;
  readonly requestKey: string;
  readonly requestHash: string;
};

/** Waits for the same request at the same moment, then answers what came of it. */
export async function lockVehicleRequest(
  tx: Tx,
  requestKey: string,
): Promise<{ readonly id: string; readonly requestHash: string } | undefined> {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`vehicle ${requestKey}`}, 0))`);
  const [row] = await tx<{ id: string; requestHash: string }[]>`
    select id, request_hash from vehicle where request_key = ${requestKey}`;
  return row;
}

export async function insertVehicle(tx: Tx, vehicle: NewVehicle): Promise<void> {
  await tx`insert into vehicle ${tx(vehicle)}`;
}

type LockedVehicle = { readonly id: string; readonly plate: string; readonly retiredAt: Date | null };

/** Nobody changes it, gives it or takes it until the end of this transaction. */
export async function lockVehicle(tx: Tx, businessId: string, id: string): Promise<LockedVehicle | undefined> {
  const [row] = await tx<LockedVehicle[]>`
    select id, plate, retired_at from vehicle where id = ${id} and business_id = ${businessId} for update`;
  return row;
}

type Changes = { readonly [Field in keyof VehicleFields]?: VehicleFields[Field] | undefined };

/** What is not given stays. */
export async function changeVehicle(tx: Tx, id: string, { kind, plate, capacityKg, capacityPlaces }: Changes): Promise<void> {
  await tx`
    update vehicle set kind = coalesce(${kind ?? null}, kind), plate = coalesce(${plate ?? null}, plate),
      capacity_kg = coalesce(${capacityKg ?? null}, capacity_kg), capacity_places = coalesce(${capacityPlaces ?? null}, capacity_places)
    where id = ${id}`;
}

export function setRetired(tx: Tx, id: string): void {
  tx.write(tx`update vehicle set retired_at = now() where id = ${id}`);
}

export async function setDriven(tx: Tx, id: string): Promise<void> {
  await tx`update vehicle set retired_at = null where id = ${id}`;
}
