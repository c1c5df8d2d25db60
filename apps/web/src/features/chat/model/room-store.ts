import type { QueryClient } from '@tanstack/react-query';
import type { MessageView } from '@waybill/contract/chat/message-view';
import { createListeners } from '../../../ui/listeners.ts';
import type { MessagePage, Stretch } from '../api/list-messages.ts';
import { gapBehind, nothingKnown, type RoomMessages, stretchOf, withBounds, withMessage, withPage } from './room-messages.ts';

export type RoomState = { readonly messages: RoomMessages; readonly isOtherTyping: boolean };

export type FetchMessages = (roomId: string, stretch: Stretch) => Promise<MessagePage>;

export type RoomStore = ReturnType<typeof createRoomStore>;

// As long as somebody who types says so again within four seconds.
const typingMs = 6000;
// Somebody who was away for longer sees the newest, and scrolls up for the rest.
const mostPages = 4;

/** The state of one room on a page, merged from pages, stream events and answers. */
export function createRoomStore(roomId: string, fetchMessages: FetchMessages) {
  const listeners = createListeners();
  let state: RoomState = { messages: nothingKnown, isOtherTyping: false };
  let typing: ReturnType<typeof setTimeout> | undefined;
  let catching: Promise<void> | undefined;

  function show(next: Partial<RoomState>): void {
    state = { ...state, ...next };
    listeners.tell();
  }

  function change(messages: RoomMessages): void {
    if (messages !== state.messages) show({ messages });
  }

  async function load(stretch: Stretch): Promise<MessagePage> {
    const page = await fetchMessages(roomId, stretch);
    change(withPage(state.messages, page, stretch));
    return page;
  }

  async function fill(): Promise<void> {
    if (state.messages.at === null) {
      await load({});
      // A message that the stream announced meanwhile may lie further on.
      if (gapBehind(state.messages) === null) return;
    }
    if (!state.messages.isFollowing) return;
    for (let pages = 0; pages < mostPages; pages += 1) {
      const { newest } = state.messages;
      const { to } = stretchOf(state.messages);
      const { hasNewer } = await load({ after: to });
      const gap = gapBehind(state.messages);
      if (gap === null && !hasNewer) return;
      // A message that the stream announced must exist: asked for again a little later, not at once.
      if (gap === to && state.messages.newest === newest) throw new Error('Messages are missing');
    }
    await load({});
  }

  function stopTyping(): void {
    clearTimeout(typing);
    if (state.isOtherTyping) show({ isOtherTyping: false });
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    change,
    load,
    receive: (message: MessageView) => change(withMessage(state.messages, message)),
    bound: (newest: number, floor: number) => change(withBounds(state.messages, newest, floor)),
    /** Asks for whatever came after the last one known; at first, for the newest. */
    catchUp(): Promise<void> {
      catching ??= fill().finally(() => {
        catching = undefined;
      });
      return catching;
    },
    otherTypes(): void {
      clearTimeout(typing);
      typing = setTimeout(stopTyping, typingMs);
      if (!state.isOtherTyping) show({ isOtherTyping: true });
    },
    stopTyping,
  };
}

const stores = new WeakMap<QueryClient, Map<string, RoomStore>>();

/** Kept beside what else was loaded for somebody, and gone with it. */
export function roomStoreOf(queries: QueryClient, roomId: string, fetchMessages: FetchMessages): RoomStore {
  const rooms = stores.get(queries) ?? new Map<string, RoomStore>();
  stores.set(queries, rooms);
  const store = rooms.get(roomId) ?? createRoomStore(roomId, fetchMessages);
  rooms.set(roomId, store);
  return store;
}

/** Only where somebody has looked at the room. */
export function knownRoomStore(queries: QueryClient, roomId: string): RoomStore | undefined {
  return stores.get(queries)?.get(roomId);
}

/** Those that somebody has looked at, by their ids. */
export function knownRooms(queries: QueryClient): ReadonlyMap<string, RoomStore> {
  return stores.get(queries) ?? new Map();
}
