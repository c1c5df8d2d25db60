import type { Db } from '../../platform/db/database.ts';

/** Until the books hold what is paid at the door, nothing is due. */
export function isPaymentDue(_db: Db, _packageId: string): Promise<boolean> {
  return Promise.resolve(false);
}
