import type { QueryClient } from '@tanstack/react-query';
import { type KeptEntry, readEntries } from '../../session/kept/kept-store.ts';
import { fromKept, isRead, roomOf } from '../../session/kept/what-is-kept.ts';
import { formatMoment } from '../../ui/format-when.ts';

type Showing = {
  readonly queries: QueryClient;
  readonly userId: string;
  readonly putMessages: (roomId: string, page: unknown) => void;
  /** Shows how old the data on the page is; null takes that back. */
  readonly tell: (words: string | null) => void;
};

/** While the server is away: what was kept stands in for what cannot be asked. Afterwards all of it is asked again. */
export function showKept({ queries, userId, putMessages, tell }: Showing): () => void {
  let isOver = false;
  let filled: ReadonlySet<string> = new Set();

  const update = () => {
    if (!isOver) tell(wordsFor(queries, new Date()));
  };
  const stopListening = queries.getQueryCache().subscribe(() => queueMicrotask(update));
  readEntries(userId)
    .then((entries) => {
      if (!isOver) filled = fill(queries, entries, putMessages);
    })
    // A browser that keeps nothing shows what it has.
    .catch(() => {})
    .finally(update);

  return () => {
    isOver = true;
    stopListening();
    tell(null);
    void queries.invalidateQueries({ predicate: ({ queryHash }) => filled.has(queryHash) });
  };
}

/** Puts what was kept where nothing newer is known. */
export function fill(
  queries: QueryClient,
  entries: readonly KeptEntry[],
  putMessages: Showing['putMessages'],
): ReadonlySet<string> {
  const filled = new Set<string>();
  const cache = queries.getQueryCache();
  for (const entry of entries) {
    const kept = fromKept(entry, Date.now());
    if (!kept) continue;
    const roomId = roomOf(kept.key);
    if (roomId !== undefined) {
      putMessages(roomId, kept.data);
      continue;
    }
    if (queries.getQueryData(kept.key) !== undefined) continue;
    // For as long as there is no network nothing else could take its place.
    const query = cache.build(queries, { queryKey: kept.key, gcTime: Number.POSITIVE_INFINITY });
    query.setData(kept.data, { updatedAt: kept.at, manual: true });
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
  const [day = '', clock = ''] = formatMoment(at, now).split(', ');
  return formatMoment(now, now).startsWith(day) ? clock : `${day}, ${clock}`;
}
