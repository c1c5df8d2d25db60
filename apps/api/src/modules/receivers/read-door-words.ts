import type { DoorWordsView } from '@waybill/contract/receivers/receiver-view';
import type { Db } from '../../platform/db/database.ts';
import { findDoorWordsOf } from './storage/door-words.ts';
import { doorWordsViewOf } from './views.ts';

/** What the last carrier said about the door that a package goes to, as one of its two sides sees it. */
export async function readDoorWords(db: Db, packageId: string, viewerId: string): Promise<DoorWordsView | null> {
  const row = await findDoorWordsOf(db, packageId);
  return row ? doorWordsViewOf(row, viewerId) : null;
}
