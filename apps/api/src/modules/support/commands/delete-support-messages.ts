import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { deleteRooms, findRoomOf } from '../../chat/index.ts';
import { deleteAnswersIn } from '../storage/support-rooms.ts';

/** Deletes the conversation of a member who leaves with support. */
export async function deleteSupportMessages(tx: Tx, userId: string): Promise<void> {
  const roomId = await findRoomOf(tx, userId, supportAccount.id);
  if (!roomId) return;
  await deleteAnswersIn(tx, roomId);
  await deleteRooms(tx, [roomId]);
}
