import type { Tx } from '../../../platform/db/database.ts';

type Holding = { readonly businessId: string; readonly vehicleId: string; readonly riderId: string; readonly givenBy: string };

/**
 * Ends that a vehicle is with anybody, and that a rider has another one, where they are named. Answers whoever has nothing any more. Rows are
 * locked in their order: two vehicles may change riders crosswise at a time.
 */
export async function endHoldings(
  tx: Tx,
  { vehicleId, riderId }: { readonly vehicleId?: string; readonly riderId?: string },
): Promise<string[]> {
  const rows = await tx<{ riderId: string }[]>`
    update vehicle_holding set ended_at = greatest(now(), given_at)
    where id in (
      select id from vehicle_holding
      where ended_at is null and (vehicle_id = ${vehicleId ?? null} or rider_id = ${riderId ?? null}) order by id for update)
    returning rider_id`;
  return rows.map((row) => row.riderId);
}

export async function findHolder(tx: Tx, vehicleId: string): Promise<string | undefined> {
  const [row] = await tx<{ riderId: string }[]>`
    select rider_id from vehicle_holding where vehicle_id = ${vehicleId} and ended_at is null`;
  return row?.riderId;
}

export async function insertHolding(tx: Tx, { businessId, vehicleId, riderId, givenBy }: Holding): Promise<Date> {
  const [row] = await tx<{ givenAt: Date }[]>`
    insert into vehicle_holding (business_id, vehicle_id, rider_id, given_by)
    values (${businessId}, ${vehicleId}, ${riderId}, ${givenBy}) returning given_at`;
  if (!row) throw new Error('The vehicle was not given');
  return row.givenAt;
}
