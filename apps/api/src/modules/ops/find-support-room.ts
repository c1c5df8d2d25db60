import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../platform/db/database.ts';
import { findRoomOf } from '../chat/index.ts';
import { findSupportRoom, type SupportRoomRow } from '../support/index.ts';

/** Where somebody writes to us, if they ever opened it. */
export async function findSupportRoomOf(db: Db, userId: string): Promise<SupportRoomRow | undefined> {
  const roomId = await findRoomOf(db, supportAccount.id, userId);
  return roomId === undefined ? undefined : findSupportRoom(db, roomId);
}
