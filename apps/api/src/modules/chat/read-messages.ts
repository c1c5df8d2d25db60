import type { QueryOf, ResultOf } from '@waybill/contract/call';
import type { listMessages } from '@waybill/contract/chat/list-messages';
import type { MessageView } from '@waybill/contract/chat/message-view';
import type { searchMessages } from '@waybill/contract/chat/search-messages';
import { decodePlace, encodePlace } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { roomIsNotThere } from './policies.ts';
import { findWith, listBetween, type MessageRow } from './storage/messages.ts';
import { findMembership, type Membership } from './storage/rooms.ts';
import { messageViewOf } from './views.ts';

type Wanted = QueryOf<typeof listMessages>;
type Page = ResultOf<typeof listMessages>;

/**
 * A page of a room as it was at one moment: numbers have no gaps, so those of the page are known before they are read.
 * Later messages arrive as events.
 */
export async function readMessages(db: Db, roomId: string, viewerId: string, wanted: Wanted): Promise<Page> {
  const room = await findMembership(db, roomId, viewerId);
  if (!room) throw roomIsNotThere();
  const { first, last } = rangeOf(room, wanted);
  const rows = first > last ? [] : await listBetween(db, roomId, first, last);
  return {
    items: await messageViews(db, rows, viewerId),
    hasOlder: first > room.deletedSeq + 1 && room.lastSeq > room.deletedSeq,
    hasNewer: last < room.lastSeq,
  };
}

/** Both ends included; empty when the first lies behind the last. */
function rangeOf({ lastSeq, deletedSeq }: Membership, { before, after, around, limit }: Wanted): { first: number; last: number } {
  const oldest = deletedSeq + 1;
  if (after !== undefined) {
    const first = Math.max(oldest, after + 1);
    return { first, last: Math.min(lastSeq, first + limit - 1) };
  }
  if (around !== undefined) {
    const first = Math.max(oldest, Math.min(around - Math.floor(limit / 2), lastSeq - limit + 1));
    return { first, last: Math.min(lastSeq, first + limit - 1) };
  }
  const last = before === undefined ? lastSeq : Math.min(lastSeq, before - 1);
  return { first: Math.max(oldest, last - limit + 1), last };
}

/** A page of what holds these words, newest first. */
export async function searchRoom(
  db: Db,
  roomId: string,
  viewerId: string,
  { searchText, limit, cursor }: QueryOf<typeof searchMessages>,
): Promise<ResultOf<typeof searchMessages>> {
  const before = decodePlace(cursor);
  const room = await findMembership(db, roomId, viewerId);
  if (!room) throw roomIsNotThere();
  const rows = await findWith(db, searchText.split(/\s+/), { roomId, after: room.deletedSeq, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await messageViews(db, shown, viewerId),
    nextCursor: rows.length > limit && last ? encodePlace(String(last.seq)) : null,
  };
}

export async function messageViews(db: Db, rows: readonly MessageRow[], viewerId: string): Promise<MessageView[]> {
  const images = await imagesOf(
    db,
    rows.filter(({ imageIds }) => imageIds.length > 0).map(({ id }) => id),
  );
  return rows.map((row) => messageViewOf(row, images.get(row.id) ?? [], viewerId));
}
