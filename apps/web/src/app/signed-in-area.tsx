import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { wayIsFree } from '../features/chat/model/outbox/outbox-key.ts';
import { timelineState } from '../features/timeline/model/feed/timeline-state.ts';
import { showFailure } from '../forms/show-failure.ts';
import { acting } from '../session/acting.ts';
import type { AppState } from '../session/app-state.ts';
import { ui } from '../session/ui/ui-state.ts';
import { UserProvider } from '../session/user-context.tsx';
import { chooseZone, chosenZone } from '../ui/chosen-zone.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { idle } from '../ui/when-idle.ts';
import { queriesAhead, takeAhead } from './ask-ahead.ts';
import type { PersonalEvent } from './realtime/handle-event.ts';
import type { Opening } from './realtime/shared-stream.ts';
import { type EventHandlers, useRealtime } from './realtime/use-realtime.ts';
import { ActingLink } from './shell/acting-link.tsx';
import { SignedInShell } from './shell/signed-in-shell.tsx';
import { fallSilentAfterwards } from './sign-out/fall-silent.ts';
import { signOut } from './sign-out/sign-out.ts';
import { Unsent } from './sign-out/unsent.ts';
import { UnsentQuestion } from './sign-out/unsent-question.tsx';
import { useWhatWaits } from './use-what-waits.ts';

// As this device remembers it, which is what the first data was asked for with.
const zoneAtStart = chosenZone();

const OfflineSupport = onDemand(async () => {
  await idle();
  // With the whole stylesheet: whoever came through a page that was served ready-made has only a part of it.
  return (await Promise.all([import('./offline/offline-support.tsx'), import('./styles.ts')]))[0].OfflineSupport;
});

type SignedInAreaProps = {
  readonly user: OwnUser;
  readonly sessionId: string;
  /** The page has a frame of its own. */
  readonly isBare: boolean;
  /** Nothing can be asked of the server; see the session. */
  readonly isFromCache: boolean;
  readonly children: ReactNode;
};

/** Everything that only signed-in people download: the shell, the cache of what they have seen, the live stream. */
export function SignedInArea({ user, sessionId, isBare, isFromCache, children }: SignedInAreaProps) {
  // Before anything is drawn with it.
  chooseZone(user.timeZone ?? null);
  const [queries] = useState(queriesAhead);
  useZoneChange(queries);
  useEffect(takeAhead, []);
  const navigate = useNavigate();
  const [app] = useState(() => ({ userId: user.id, read: () => location, go: navigate }));
  const [hearers] = useState(() => eventHandlersOf(queries, app));
  useRealtime(sessionId, hearers);
  useWhatWaits(user.id, queries);
  useEffect(fallSilentAfterwards, []);
  useEffect(() => (isFromCache ? askNothing() : undefined), [isFromCache]);
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  function leave(evenUnsent: boolean): void {
    setUnsent(null);
    ui.setBusy('Signing you out');
    signOut(false, evenUnsent)
      .catch((failure: unknown) => (failure instanceof Unsent ? setUnsent(failure) : showFailure(failure)))
      .finally(() => ui.setBusy(null));
  }

  const page = <Suspense fallback={<SkeletonRows />}>{children}</Suspense>;
  return (
    <QueryClientProvider client={queries}>
      {isBare ? (
        <UserProvider user={user}>{page}</UserProvider>
      ) : (
        <ActingLink>
          <SignedInShell user={user} onSignOut={() => leave(false)}>
            {page}
          </SignedInShell>
        </ActingLink>
      )}
      {/* In every frame: a console stays open for days, too, and has to offer a new version. */}
      <UserProvider user={user}>
        <OfflineSupport />
      </UserProvider>
      <UnsentQuestion unsent={unsent} onLeave={() => leave(true)} onStay={() => setUnsent(null)} />
    </QueryClientProvider>
  );
}

/** Days that were counted in another zone are counted again. */
function useZoneChange(queries: QueryClient): void {
  const zone = chosenZone();
  const counted = useRef(zoneAtStart);
  useEffect(() => {
    if (counted.current === zone) return;
    counted.current = zone;
    void queries.invalidateQueries();
  }, [queries, zone]);
}

// A stream that opens later than this after the start has left a gap behind what was loaded then.
const slowMs = 5000;

/** The handlers of realtime events. */
function eventHandlersOf(queries: QueryClient, app: AppState): EventHandlers {
  const began = Date.now();
  return {
    onWallet: () => {
      void queries.invalidateQueries({ queryKey: ['wallet'] });
      // A parcel is posted, changed and taken down with its money, perhaps in another window.
      void queries.invalidateQueries({ queryKey: ['orders', 'list', 'my-packages'] });
    },
    onTimeline: timelineState.grew,
    // Fetched by those to whom it happens: the shell is there without the timeline.
    onItem: (itemType: number, id: string) =>
      void import('../features/timeline/realtime.ts').then(
        ({ handleItemEvent }) => handleItemEvent(queries, { itemType, id }),
        () => {},
      ),
    onEvent: (event: PersonalEvent) =>
      void import('./realtime/handle-event.ts').then(
        ({ handleEvent }) => handleEvent(queries, event, app),
        () => {},
      ),
    // Muted people are not in the list of rooms; and our team may have said something.
    onUser: () => {
      for (const key of [['chat', 'rooms'], ['measures']]) void queries.invalidateQueries({ queryKey: key });
    },
    // Whoever was let go is refused with the next question, and told so.
    onBusiness: () => {
      for (const key of ['board', 'fleet', 'businesses', 'earnings', 'memberships', ...(acting() ? ['orders'] : [])])
        void queries.invalidateQueries({ queryKey: [key] });
    },
    onFleet: () => {
      for (const key of ['fleet', 'board']) void queries.invalidateQueries({ queryKey: [key] });
    },
    onReset: () => {
      void queries.invalidateQueries();
      ui.notificationsChanged();
    },
    onOpened: (opening: Opening) => {
      dispatchEvent(new Event(wayIsFree));
      // The timeline’s growth is a passing event, never repeated: after a cut or a slow start it is looked up.
      if (Date.now() - began > slowMs) timelineState.grew();
      // Data loaded just before the stream was open may have changed without an event.
      if (opening === 'first')
        for (const key of ['chat', 'unseen', 'wallet', 'orders', 'sales']) void queries.invalidateQueries({ queryKey: [key] });
    },
  };
}

/** Pauses queries, so that cached data stays until the server is there: the browser may think that it has a network. */
function askNothing(): () => void {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(navigator.onLine);
}
