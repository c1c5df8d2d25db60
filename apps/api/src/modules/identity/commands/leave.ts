import type { Tx } from '../../../platform/db/database.ts';
import { anonymiseAccount, lockLeaver } from '../storage/leaving.ts';
import { endSessionsOf } from './end-sessions.ts';

/** How somebody who wants to leave stands. From here on whatever is new about them waits for the end of this act. */
export const lockToLeave = lockLeaver;

/** Nothing says any more who it was; the address, the number and the name are free for whoever comes. Every session ends. */
export async function forgetIdentity(tx: Tx, userId: string): Promise<void> {
  await anonymiseAccount(tx, userId);
  await endSessionsOf(tx, userId);
}
