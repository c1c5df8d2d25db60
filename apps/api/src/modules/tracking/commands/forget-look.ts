import type { Tx } from '../../../platform/db/database.ts';
import { detachImages } from '../../files/index.ts';
import { logoOf } from '../logo.ts';
import { deleteLook } from '../storage/looks.ts';

/** The look of somebody who leaves, and its picture. */
export function forgetLook(tx: Tx, userId: string): void {
  detachImages(tx, logoOf(userId));
  deleteLook(tx, userId);
}
