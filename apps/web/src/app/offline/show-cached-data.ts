import type { QueryClient } from '@tanstack/react-query';
import { acting } from '../../session/acting.ts';
import { fromEntry, isRead, roomOf } from '../../session/offline/cache-entries.ts';
import { type CacheEntry, readEntries } from '../../session/offline/cache-store.ts';
import { here } from '../../ui/calendar.ts';
import { formatMoment } from '../../ui/format-when.ts';

type ShowOptions = {
  readonly queries: QueryClient;
  readonly userId: string;
  readonly putMessages: (roomId: string, page: unknown) => void;
  /** Shows how old the data on the page is; null takes that back. */
  readonly setNotice: (words: string | null) => void;
};

/** While the server is away: the cache stands in for what cannot be asked. Afterwards all of it is asked again. */
export function showCachedData({ queries, userId, putMessages, setNotice }: ShowOptions): () => void {
  let isOver = false;
  let filled: ReadonlySet<string> = new Set();

  const update = () => {
    if (!isOver) setNotice(wordsFor(queries, new Date()));
  };
  const stopListening = queries.getQueryCache().subscribe(() => queueMicrotask(update));
  readEntries(userId)
    .then((entries) => {
      if (!isOver) filled = fill(queries, entries, putMessages);
    })
    // A browser that stores nothing shows what it has.
    .catch(() => {})
    .finally(update);

  return () => {
    isOver = true;
    stopListening();
    setNotice(null);
    void queries.invalidateQueries({ predicate: ({ queryHash }) => filled.has(queryHash) });
  };
}

/** Fills cached data in where nothing newer is known. */
export function fill(
  queries: QueryClient,
  entries: readonly CacheEntry[],
  putMessages: ShowOptions['putMessages'],
): ReadonlySet<string> {
  const filled = new Set<string>();
  const cache = queries.getQueryCache();
  for (const entry of entries) {
    const cached = fromEntry(entry, Date.now(), acting()?.businessId);
    if (!cached) continue;
    const roomId = roomOf(cached.key);
    if (roomId !== undefined) {
      putMessages(roomId, cached.data);
      continue;
    }
    if (queries.getQueryData(cached.key) !== undefined) continue;
    // For as long as there is no network nothing else could take its place.
    const query = cache.build(queries, { queryKey: cached.key, gcTime: Number.POSITIVE_INFINITY });
    query.setData(cached.data, { updatedAt: cached.at, manual: true });
    filled.add(query.queryHash);
  }
  return filled;
}

/** By the oldest of what stands on the page. */
export function wordsFor(queries: QueryClient, now: Date): string | null {
  const shown = queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive());
  const seen = shown.filter(({ queryKey, state }) => state.data !== undefined && isRead(queryKey));
  if (seen.length > 0) {
    const oldest = new Date(Math.min(...seen.map(({ state }) => state.dataUpdatedAt)));
    return `What you see is from ${clockOf(oldest, now)}.`;
  }
  const isWaiting = shown.some(({ state }) => state.data === undefined && state.fetchStatus === 'paused');
  return isWaiting ? 'This page is not on your phone; it comes when the network is back.' : null;
}

/** Today’s without the day. */
function clockOf(at: Date, now: Date): string {
  const [day = '', clock = ''] = formatMoment(at, now, here).split(', ');
  return formatMoment(now, now, here).startsWith(day) ? clock : `${day}, ${clock}`;
}
