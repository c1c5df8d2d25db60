import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RoomView } from '@waybill/contract/chat/room-view';
import type { ImageView } from '@waybill/contract/files/image-view';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { getRoomQuery } from '../api/get-room.ts';
import { listMessages } from '../api/list-messages.ts';
import { outboxOf } from './outbox/outbox-here.ts';
import { useWaitingIn } from './outbox/use-waiting-in.ts';
import { gapBehind, hasNewer, hasOlder, isKnown, shownAt, stretchOf } from './room-messages.ts';
import { type RoomStore, roomStoreOf } from './room-store.ts';
import type { ShownMessage } from './shown-message.ts';
import { showMessages } from './shown-messages.ts';
import { useReading } from './use-reading.ts';
import { useTyping } from './use-typing.ts';

/** A recording as the browser made it. The server measures it again. */
export type Recorded = { readonly file: File; readonly durationMs: number };

export type Written = { readonly text: string; readonly files: readonly File[]; readonly voice?: Recorded };

/** Everything a room shows and does. The functions stay the same for as long as the room does. */
export type RoomInHand = {
  /** Undefined until it is loaded, or if it cannot be: then see `failure`. */
  readonly room: RoomView | undefined;
  readonly failure: Error | null;
  /** Tries again after a failure. */
  readonly reload: () => void;
  /** Nothing is known yet of what was said. */
  readonly isLoading: boolean;
  /** Oldest first, one’s own waiting ones at the end. */
  readonly messages: readonly ShownMessage[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  /** True after a jump into the past, until one is back at the newest. */
  readonly hasNewer: boolean;
  readonly isLoadingNewer: boolean;
  readonly loadNewer: () => void;
  /** Loads what stands around a message, if need be. Ends when it is among `messages`; false if it cannot be found. */
  readonly jumpTo: (seq: number) => Promise<boolean>;
  readonly toLatest: () => void;
  /** Kept here first, then sent as soon as that is possible. Rejects only if this browser cannot keep it. */
  readonly send: (written: Written) => Promise<void>;
  /** By the key of the message. */
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  readonly isOtherTyping: boolean;
  /** To be called with every keystroke: it is sent now and then. */
  readonly sendTyping: () => void;
  /** The message with this number is on the screen. Counts only while the page is visible. */
  readonly sawUpTo: (seq: number) => void;
};

/** A room that is open: live, with what waits to be sent in it. */
export function useRoom(roomId: string, userId: string): RoomInHand {
  const queries = useQueryClient();
  const store = roomStoreOf(queries, roomId, listMessages);
  const { messages, isOtherTyping } = useSyncExternalStore(store.subscribe, store.state);
  const found = useQuery(getRoomQuery(roomId));
  const asking = useQuery(catchingUp(queries, roomId));
  const room = found.data;
  useBounds(store, room);
  useGaps(gapBehind(messages), asking.fetchStatus === 'fetching', asking.refetch);
  const waiting = useWaitingIn(roomId, userId, store);
  const shown = useMemo(
    () => showMessages({ messages, userId, other: room?.other, waiting }),
    [messages, userId, room?.other, waiting],
  );
  const older = useLoader(() => store.load({ before: stretchOf(store.state().messages).from + 1 }));
  const newer = useLoader(() => store.load({ after: stretchOf(store.state().messages).to }));
  const moves = useMoves(store);
  const outbox = outboxOf(userId);

  const send = useCallback(
    async ({ text, files, voice }: Written) => {
      moves.toLatest();
      await outbox.add({
        clientId: newClientId(),
        roomId,
        text,
        pictures: files.map((file) => ({ file })),
        ...(voice ? { voice } : {}),
        writtenAt: new Date().toISOString(),
      });
    },
    [roomId, outbox, moves],
  );

  return {
    room,
    failure: room && messages.at !== null ? null : (found.error ?? asking.error),
    reload: useCallback(() => {
      void queries.invalidateQueries({ queryKey: ['chat', 'room', roomId] });
      void queries.invalidateQueries({ queryKey: ['chat', 'messages', roomId] });
    }, [queries, roomId]),
    isLoading: messages.at === null && asking.error === null,
    messages: shown,
    hasOlder: hasOlder(messages),
    isLoadingOlder: older.isBusy,
    loadOlder: older.load,
    hasNewer: hasNewer(messages),
    isLoadingNewer: newer.isBusy,
    loadNewer: newer.load,
    ...moves,
    send,
    retry: useCallback((key: string) => void outbox.retry(key).catch(() => {}), [outbox]),
    discard: useCallback((key: string) => void outbox.discard(key).catch(() => {}), [outbox]),
    isOtherTyping,
    sendTyping: useTyping(roomId),
    sawUpTo: useSeen(store, roomId, userId),
  };
}

/** One’s own messages need no reading. */
function useSeen(store: RoomStore, roomId: string, userId: string): (seq: number) => void {
  const read = useReading(roomId, userId);
  return useCallback(
    (seq: number) => {
      const { known } = store.state().messages;
      let last = seq;
      while (known.get(last)?.senderId === userId) last -= 1;
      if (known.has(last)) read(last);
    },
    [store, userId, read],
  );
}

/** A UUID, as the server wants it. */
function newClientId(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Asked for whenever a room is opened, and again by whatever says that something was missed. The messages are in the store. */
export function catchingUp(queries: QueryClient, roomId: string) {
  const store = roomStoreOf(queries, roomId, listMessages);
  return queryOptions({
    queryKey: ['chat', 'messages', roomId],
    queryFn: async () => {
      await store.catchUp();
      return store.state().messages.newest;
    },
    // Not again for what was asked ahead of the page a moment ago.
    staleTime: 2_000,
  });
}

/** The pictures that will be in sight where the room opens, as far as can be known before it does. */
export function picturesAtEnd(queries: QueryClient, roomId: string): readonly ImageView[] {
  const { known } = roomStoreOf(queries, roomId, listMessages).state().messages;
  const last = [...known.values()].slice(-6);
  return last.findLast(({ images }) => images.length > 0)?.images ?? [];
}

/** The room itself says how far it reaches. */
function useBounds(store: RoomStore, room: RoomView | undefined): void {
  useEffect(() => {
    if (room) store.bound(room.lastSeq, room.deletedSeq);
  }, [store, room]);
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Fetches missing messages at once, and with growing pauses for as long as they do not come. */
function useGaps(gap: number | null, isAsking: boolean, ask: (how: { cancelRefetch: boolean }) => unknown): void {
  const tries = useRef(0);
  useEffect(() => {
    if (gap === null) tries.current = 0;
    if (gap === null || isAsking) return;
    const pause = tries.current === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** tries.current);
    const timer = setTimeout(() => {
      tries.current += 1;
      ask({ cancelRefetch: false });
    }, pause);
    return () => clearTimeout(timer);
  }, [gap, isAsking, ask]);
}

/** One page at a time, however often somebody scrolls there. What fails is asked for again by scrolling on. */
function useLoader(load: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(load);
  latest.current = load;
  const start = useCallback(() => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void latest
      .current()
      .catch(() => {})
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  return { isBusy, load: start };
}

/** Into the past, and back to the newest. */
function useMoves(store: RoomStore) {
  return useMemo(
    () => ({
      async jumpTo(seq: number): Promise<boolean> {
        if (!isKnown(store.state().messages, seq)) await store.load({ around: seq }).catch(() => {});
        const isThere = isKnown(store.state().messages, seq);
        if (isThere) store.change(shownAt(store.state().messages, seq));
        return isThere;
      },
      toLatest(): void {
        const { messages } = store.state();
        if (messages.isFollowing) return;
        if (isKnown(messages, messages.newest)) store.change(shownAt(messages, messages.newest));
        else void store.load({}).catch(() => {});
      },
    }),
    [store],
  );
}
