import { messagesKey, nameOf } from './cache-entries.ts';
import { deleteEntries } from './cache-store.ts';

/** A chat that was deleted, here or elsewhere: whether it was opened on this page or not, nothing of it stays. */
export function forgetRoom(userId: string, roomId: string): Promise<void> {
  return deleteEntries(userId, [nameOf(messagesKey(roomId))]);
}
