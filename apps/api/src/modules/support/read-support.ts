import type { MessageView } from '@waybill/contract/chat/message-view';
import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readMessages } from '../chat/index.ts';
import { findSupportRoom, listAnswerers, type SupportRoomRow } from './storage/support-rooms.ts';

export async function readSupportRoom(db: Db, roomId: string): Promise<SupportRoomRow> {
  const room = await findSupportRoom(db, roomId);
  if (!room) throw new Problem('not_found', 'Nobody writes to us there.');
  return room;
}

type SupportMessage = MessageView & { readonly staff: string | null };

type Wanted = { readonly before: number | undefined; readonly limit: number };
type SupportPage = { readonly messages: SupportMessage[]; readonly hasOlder: boolean };

/** Oldest first, each answer with who of us wrote it: the newest, or those before a number. */
export async function readSupportMessages(db: Db, roomId: string, wanted: Wanted): Promise<SupportPage> {
  const { items, hasOlder } = await readMessages(db, roomId, supportAccount.id, wanted);
  const answerers = await listAnswerers(
    db,
    items.map(({ id }) => id),
  );
  return { messages: items.map((message) => ({ ...message, staff: answerers.get(message.id) ?? null })), hasOlder };
}
