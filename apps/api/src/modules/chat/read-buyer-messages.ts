import type { QueryOf, ResultOf } from '@waybill/contract/call';
import type { listBuyerMessages } from '@waybill/contract/chat/list-buyer-messages';
import type { Db } from '../../platform/db/database.ts';
import type { Purchase } from '../sales/index.ts';
import { readMessages } from './read-messages.ts';
import { findShownReadSeq } from './storage/members.ts';
import { findRoomOf } from './storage/rooms.ts';
import { buyerMessageViewOf } from './views.ts';

type Page = ResultOf<typeof listBuyerMessages>;

/** A page of the chat on the page of the link. While nobody has written there is no room, and nothing in it. */
export async function readBuyerMessages(
  db: Db,
  { buyerId, sellerId }: Purchase,
  wanted: QueryOf<typeof listBuyerMessages>,
): Promise<Page> {
  const roomId = await findRoomOf(db, buyerId, sellerId);
  if (roomId === undefined) return { items: [], hasOlder: false, hasNewer: false, readSeq: null };
  const [{ items, ...rest }, readSeq] = await Promise.all([
    readMessages(db, roomId, buyerId, wanted),
    findShownReadSeq(db, roomId, sellerId),
  ]);
  return { items: items.map(buyerMessageViewOf), ...rest, readSeq };
}
