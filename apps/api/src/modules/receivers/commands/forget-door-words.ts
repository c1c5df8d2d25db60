import { transact } from '../../../platform/db/database.ts';
import type { ReceiversContext } from '../context.ts';
import { deleteDoorWords } from '../storage/door-words.ts';

/** Whose door it is, by whoever sends there: nobody else’s words are found under their name. */
export function forgetDoorWords({ db }: ReceiversContext, ownerId: string, doorWordsId: string): Promise<void> {
  return transact(db, async (tx) => deleteDoorWords(tx, ownerId, doorWordsId));
}
