import type { QueryClient } from '@tanstack/react-query';
import { acting } from '../../session/acting.ts';
import { messagesKey, nameOf, outgrown, toEntry } from '../../session/offline/cache-entries.ts';
import { cacheOwnerKey } from '../../session/offline/cache-key.ts';
import { type CacheEntry, readEntries, writeCache } from '../../session/offline/cache-store.ts';
import { writePerson } from '../../session/offline/cached-person.ts';
import type { SignedInPerson } from '../../session/session-state.ts';

/** The messages of the rooms that were opened, which are not among the answers. */
export type SeenRooms = () => ReadonlyMap<string, { readonly items: readonly unknown[] }>;

type CacheOptions = {
  readonly queries: QueryClient;
  readonly rooms: SeenRooms;
  readonly person: () => SignedInPerson | undefined;
};

// Debounces the writes: data that changes with every message need not be written with every message.
const restMs = 1500;

/** Caches what somebody sees, for a start without network. A browser that stores nothing costs that and nothing else. */
export function cacheSeenData({ queries, rooms, person }: CacheOptions): () => void {
  const cache = queries.getQueryCache();
  const businessId = acting()?.businessId;
  const changed = new Set(cache.getAll().map(({ queryHash }) => queryHash));
  const written = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  function gather() {
    const entries: CacheEntry[] = [];
    const gone: string[] = [];
    const seen = new Map<string, unknown>();
    const add = (entry: CacheEntry | undefined) => entry && entries.push(entry);
    for (const hash of changed) {
      const query = cache.get(hash);
      if (query) add(toEntry(query.queryKey, query.state.data, query.state.dataUpdatedAt, businessId));
    }
    // Chats of a business stay with it.
    for (const [roomId, page] of businessId === undefined ? rooms() : []) {
      const newest = page.items.at(-1);
      if (written.has(roomId) && written.get(roomId) === newest) continue;
      seen.set(roomId, newest);
      if (newest) add(toEntry(messagesKey(roomId), page, Date.now()));
      else gone.push(nameOf(messagesKey(roomId)));
    }
    changed.clear();
    return { entries, gone, seen };
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const who = person();
    // Data restored from this store is not written again.
    if (!who || who.cachedAt !== undefined) return;
    const hashes = [...changed];
    const owner = writePerson(who, Date.now());
    try {
      const { entries, gone, seen } = gather();
      await writeCache(owner, entries, gone);
      for (const [roomId, newest] of seen) written.set(roomId, newest);
    } catch (failure) {
      for (const hash of hashes) changed.add(hash);
      throw failure;
    }
    const gone = outgrown(await readEntries(who.user.id), Date.now());
    if (gone.length > 0) await writeCache(owner, [], gone);
  }

  // One after the other; what could not be written is written with the next thing, or not at all.
  const writeSoon = () => {
    writing = writing.then(write).catch(() => {});
  };

  const stopListening = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    changed.add(query.queryHash);
    timer ??= setTimeout(writeSoon, restMs);
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') writeSoon();
  };
  begin(person());
  writeSoon();
  document.addEventListener('visibilitychange', onHide);
  return () => {
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHide);
  };
}

/** From now on what this person sees is cached here. */
function begin(who: SignedInPerson | undefined): void {
  try {
    if (who) localStorage.setItem(cacheOwnerKey, who.user.id);
  } catch {
    // Full or closed: then nothing is cached.
  }
}
