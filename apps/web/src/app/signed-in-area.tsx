import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { showFailure } from '../forms/show-failure.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import type { OrdersEvent } from './orders-news.ts';
import { fallSilentAfterwards } from './session/fall-silent.ts';
import { useRealtime } from './session/realtime/use-realtime.ts';
import { signOut, UnsentCodes } from './session/sign-out.ts';
import { UnsentQuestion } from './session/unsent-question.tsx';
import { useWaitingClaims } from './session/use-waiting-claims.ts';
import { SignedInShell } from './shell/signed-in-shell.tsx';
import { timelineState } from './state/timeline-state.ts';
import { ui } from './state/ui-state.ts';

type SignedInAreaProps = { readonly user: OwnUser; readonly sessionId: string; readonly children: ReactNode };

/** Everything that only signed-in people download: the shell, the cache of what they have seen, the live stream. */
export function SignedInArea({ user, sessionId, children }: SignedInAreaProps) {
  const [queries] = useState(newQueryClient);
  const navigate = useNavigate();
  const [hearers] = useState(() => ({
    onWallet: () => void queries.invalidateQueries({ queryKey: ['wallet'] }),
    onTimeline: timelineState.grew,
    // Fetched by those to whom it happens: the shell is there without the timeline.
    onItem: (itemType: number, id: string) =>
      void import('../features/timeline/model/feed/item-news.ts').then(
        ({ hearOfItem }) => hearOfItem(queries, { itemType, id }),
        () => {},
      ),
    onOrders: (event: OrdersEvent) =>
      void import('./orders-news.ts').then(
        ({ hearOfOrders }) => hearOfOrders(queries, event, { userId: user.id, read: () => location, go: navigate }),
        () => {},
      ),
    onReset: () => void queries.invalidateQueries(),
  }));
  useRealtime(sessionId, hearers);
  useWaitingClaims(user.id, queries);
  useEffect(fallSilentAfterwards, []);
  const [hasUnsent, setHasUnsent] = useState(false);

  function leave(evenUnsent: boolean): void {
    setHasUnsent(false);
    ui.setBusy('Signing you out');
    signOut(false, evenUnsent)
      .catch((failure: unknown) => (failure instanceof UnsentCodes ? setHasUnsent(true) : showFailure(failure)))
      .finally(() => ui.setBusy(null));
  }

  return (
    <QueryClientProvider client={queries}>
      <SignedInShell user={user} onSignOut={() => leave(false)}>
        <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
      </SignedInShell>
      <UnsentQuestion open={hasUnsent} onLeave={() => leave(true)} onStay={() => setHasUnsent(false)} />
    </QueryClientProvider>
  );
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
}
