import type { Tx } from '../../../platform/db/database.ts';
import { removeUnattachedOf } from '../storage/images.ts';

/** Pictures of somebody who leaves that are part of nothing; those of a chat or of an order’s story stay with the other side. */
export async function forgetPictures(tx: Tx, ownerId: string): Promise<void> {
  removeUnattachedOf(tx, ownerId);
}
