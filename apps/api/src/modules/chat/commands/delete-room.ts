import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { ChatContext } from '../context.ts';
import { roomIsNotThere } from '../policies.ts';
import { forgetRoom, lockProgress } from '../storage/members.ts';

/** Deletes a room for the caller only; the other member is not notified. */
export function deleteRoom({ db }: Pick<ChatContext, 'db'>, userId: string, roomId: string): Promise<void> {
  return transact(db, async (tx) => {
    const before = await lockProgress(tx, roomId, userId);
    if (!before) throw roomIsNotThere();
    forgetRoom(tx, before, userId);
    sendEvent(tx, userId, { type: 'chat.room-changed', roomId, what: 'deleted' });
  });
}
