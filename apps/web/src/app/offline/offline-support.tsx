import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { putMessages, seenRooms } from '../../features/chat/model/seen-rooms.ts';
import { acting } from '../../session/acting.ts';
import { session } from '../../session/session.ts';
import { ui } from '../../session/ui/ui-state.ts';
import { useSession } from '../../session/use-session.ts';
import { useUser } from '../../session/user-context.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { cacheSeenData } from './cache-seen-data.ts';
import { followWorker, type NewVersion } from './follow-worker.ts';
import { NewVersionBar } from './new-version-bar.tsx';
import { showCachedData } from './show-cached-data.ts';

// The page that was opened comes first; nobody waits for what only a start without network needs.
const restMs = 2000;

/** Caches the app and the data seen, so that it can be installed. Comes after the first paint. */
export function OfflineSupport() {
  const queries = useQueryClient();
  const { id } = useUser();
  // Whatever somebody sees, it is kept as theirs, also in the name of a business.
  const userId = acting()?.personId ?? id;
  const online = useOnline();
  const state = useSession();
  const isAway = !online || (state.status === 'signed-in' && state.cachedAt !== undefined);
  const [take, setTake] = useState<{ readonly now: NewVersion } | null>(null);

  useEffect(() => cacheSeenData({ queries, rooms: () => seenRooms(queries), person: () => personOf(userId) }), [queries, userId]);

  useEffect(() => {
    if (!isAway) return;
    return showCachedData({
      queries,
      userId,
      setNotice: ui.setAwayWords,
      putMessages: (id, page) => putMessages(queries, id, page),
    });
  }, [isAway, queries, userId]);

  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const stop = new AbortController();
    // Where it is not allowed, the app needs the network, as any page does.
    const begin = () => void followWorker((now) => setTake({ now }), stop.signal).catch(() => {});
    const timer = setTimeout(begin, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return <NewVersionBar onTake={take?.now} onLater={() => setTake(null)} />;
}

function personOf(userId: string) {
  const state = session.state();
  return state.status === 'signed-in' && state.user.id === userId ? state : undefined;
}
