import { transact } from '../../../platform/db/database.ts';
import type { ReceiversContext } from '../context.ts';
import { lockBook } from '../storage/door-fields.ts';
import { deletePickupPlace } from '../storage/pickup-places.ts';

/** What is gone already stays gone. */
export function removePickupPlace({ db }: ReceiversContext, ownerId: string, pickupPlaceId: string): Promise<void> {
  return transact(db, async (tx) => {
    lockBook(tx, ownerId);
    deletePickupPlace(tx, ownerId, pickupPlaceId);
  });
}
