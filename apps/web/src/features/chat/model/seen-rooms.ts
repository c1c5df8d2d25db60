import type { QueryClient } from '@tanstack/react-query';
import { listMessages, type MessagePage } from '../api/list-messages.ts';
import { nothingKnown, stretchOf, withPage } from './room-messages.ts';
import { knownRooms, roomStoreOf } from './room-store.ts';

// As much as a room shows when it is opened.
const most = 50;

/** Messages from the store that the server has not sent to this page. */
const fromStore = new WeakSet<object>();

/**
 * The newest messages of every room that was opened, as one page of the server would bring them; none of a room that was
 * emptied. What was itself kept is not among them: it would be as new as today.
 */
export function seenRooms(queries: QueryClient): ReadonlyMap<string, MessagePage> {
  const rooms = new Map<string, MessagePage>();
  for (const [roomId, store] of knownRooms(queries)) {
    const { messages } = store.state();
    // Somebody who reads in the past has the end of the room no longer, or not yet.
    if (messages.at === null || !messages.isFollowing) continue;
    const { from, to } = stretchOf(messages);
    const first = Math.max(from, to - most);
    const items = [...messages.known.values()].filter(({ seq }) => seq > first && seq <= to).sort((a, b) => a.seq - b.seq);
    const newest = items.at(-1);
    if (newest && fromStore.has(newest)) continue;
    rooms.set(roomId, { items, hasOlder: first > messages.floor, hasNewer: false });
  }
  return rooms;
}

/** Restores stored messages into a room that has loaded none yet. */
export function putMessages(queries: QueryClient, roomId: string, page: unknown): void {
  if (!isPage(page)) return;
  const store = roomStoreOf(queries, roomId, listMessages);
  if (store.state().messages.at !== null) return;
  for (const message of page.items) fromStore.add(message);
  store.change(withPage(nothingKnown, page, {}));
}

function isPage(page: unknown): page is MessagePage {
  return typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items);
}
