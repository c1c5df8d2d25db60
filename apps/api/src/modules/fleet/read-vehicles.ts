import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findVehicle, type VehicleRow } from './storage/vehicles.ts';
import { vehicleViewOf } from './views.ts';

/** One vehicle of a business as it is now, after something was done with it. */
export async function readVehicle(db: Db, businessId: string, id: string): Promise<VehicleView> {
  const row = await findVehicle(db, businessId, id);
  if (!row) throw new Error(`The vehicle ${id} is gone`);
  const [view] = await viewsOfVehicles(db, [row]);
  if (!view) throw new Error(`The vehicle ${id} has no view`);
  return view;
}

export async function viewsOfVehicles(db: Db, rows: readonly VehicleRow[]): Promise<VehicleView[]> {
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => vehicleViewOf(row, images.get(row.id) ?? []));
}
