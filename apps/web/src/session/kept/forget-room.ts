import { dropKept } from './kept-store.ts';
import { messagesKey, nameOf } from './what-is-kept.ts';

/** A chat that was deleted, here or elsewhere: whether it was opened on this page or not, nothing of it stays. */
export function forgetRoom(userId: string, roomId: string): Promise<void> {
  return dropKept(userId, [nameOf(messagesKey(roomId))]);
}
