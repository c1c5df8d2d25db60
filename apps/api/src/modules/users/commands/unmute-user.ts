import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { UsersContext } from '../context.ts';
import { deleteMute } from '../storage/profiles.ts';
import { notifyOfRoom } from './mute-user.ts';

export function unmuteUser({ db }: Pick<UsersContext, 'db'>, userId: string, mutedUserId: string): Promise<void> {
  return transact(db, async (tx) => {
    deleteMute(tx, userId, mutedUserId);
    await notifyOfRoom(tx, userId, mutedUserId);
    sendEvent(tx, userId, { type: 'user.changed' });
  });
}
