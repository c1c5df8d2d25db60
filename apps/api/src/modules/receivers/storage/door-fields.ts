import type { Place } from '@waybill/contract/places/place';
import type { Tx } from '../../../platform/db/database.ts';

/** Whom to ask for at a door, and what finds it: the columns of everything that is kept in a book. */
export type DoorFields = {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
  readonly place: Place;
  readonly landmark: string;
  readonly note: string;
};

/** Whoever writes in a book writes in it alone: two of the same are one, and its end is where it is said to be. */
export function lockBook(tx: Tx, ownerId: string): void {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`receivers ${ownerId}`}, 0))`);
}
