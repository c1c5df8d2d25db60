import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import type { Db } from '../../platform/db/database.ts';
import { noSuchPickupPlace } from './pickup-place-problems.ts';
import { findPickupPlace } from './storage/pickup-places.ts';
import { pickupPlaceViewOf } from './views.ts';

export async function readPickupPlace(db: Db, ownerId: string, id: string): Promise<PickupPlaceView> {
  const row = await findPickupPlace(db, ownerId, id);
  if (!row) throw noSuchPickupPlace();
  return pickupPlaceViewOf(row);
}
