import type { Tx } from '../../../platform/db/database.ts';
import { removeUnattachedOf } from '../storage/images.ts';

/** Pictures of somebody who leaves that are part of nothing; those of a chat or of an order’s story stay with the other side. */
export function forgetPictures(tx: Tx, ownerId: string): void {
  removeUnattachedOf(tx, ownerId);
}
