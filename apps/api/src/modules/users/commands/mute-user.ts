import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { insertMute } from '../storage/profiles.ts';
import { findCommonRoom, isUser } from '../storage/users.ts';

/** The muted member is not notified. */
export async function muteUser(tx: Tx, userId: string, mutedUserId: string): Promise<void> {
  if (mutedUserId === userId) throw new Problem('forbidden', 'You cannot mute yourself.', { field: 'mutedUserId' });
  if (mutedUserId === supportAccount.id)
    throw new Problem('forbidden', 'Our support answers you only where you write to it.', { field: 'mutedUserId' });
  if (!(await isUser(tx, mutedUserId)))
    throw new Problem('not_found', 'There is nobody here by that id.', { field: 'mutedUserId' });
  insertMute(tx, userId, mutedUserId);
  await notifyOfRoom(tx, userId, mutedUserId);
}

/** Notifies the member's own devices that their permissions in the room of the two have changed. */
export async function notifyOfRoom(tx: Tx, userId: string, otherId: string): Promise<void> {
  const roomId = await findCommonRoom(tx, userId, otherId);
  if (roomId) sendEvent(tx, userId, { type: 'chat.room-changed', roomId, what: 'muting' });
}
