import type { Tx } from '../../../platform/db/database.ts';
import { deleteEventsAbout } from '../../../platform/realtime/inbox.ts';
import { detachImages } from '../../files/index.ts';
import { deleteRoomsOf, listMessagesWithFiles, listRoomsWithTheGone } from '../storage/leaving.ts';

/** Messages stay with their receiver. When the receiver has left as well, they are deleted. */
export async function forgetChats(tx: Tx, userId: string): Promise<void> {
  await deleteRooms(tx, await listRoomsWithTheGone(tx, userId));
}

/** Deletes whole rooms, with all messages, pictures and voice notes. */
export async function deleteRooms(tx: Tx, roomIds: readonly string[]): Promise<void> {
  if (roomIds.length === 0) return;
  for (const messageId of await listMessagesWithFiles(tx, roomIds)) detachImages(tx, messageId);
  for (const { id, userA, userB } of await deleteRoomsOf(tx, roomIds))
    await deleteEventsAbout(tx, [userA, userB], { message: { roomId: id } });
}
