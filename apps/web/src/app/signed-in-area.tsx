import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { type ReactNode, Suspense, useState } from 'react';
import { showFailure } from '../forms/show-failure.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useRealtime } from './session/realtime/use-realtime.ts';
import { signOut } from './session/sign-out.ts';
import { SignedInShell } from './shell/signed-in-shell.tsx';
import { timelineState } from './state/timeline-state.ts';
import { ui } from './state/ui-state.ts';

type SignedInAreaProps = { readonly user: OwnUser; readonly sessionId: string; readonly children: ReactNode };

/** Everything that only signed-in people download: the shell, the cache of what they have seen, the live stream. */
export function SignedInArea({ user, sessionId, children }: SignedInAreaProps) {
  const [queries] = useState(newQueryClient);
  const [hearers] = useState(() => ({
    onWallet: () => void queries.invalidateQueries({ queryKey: ['wallet'] }),
    onTimeline: timelineState.grew,
    // Fetched by those to whom it happens: the shell is there without the timeline.
    onItem: (itemType: number, id: string) =>
      void import('../features/timeline/model/feed/item-news.ts').then(
        ({ hearOfItem }) => hearOfItem(queries, { itemType, id }),
        () => {},
      ),
    onReset: () => void queries.invalidateQueries(),
  }));
  useRealtime(sessionId, hearers);
  return (
    <QueryClientProvider client={queries}>
      <SignedInShell user={user} onSignOut={leave}>
        <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
      </SignedInShell>
    </QueryClientProvider>
  );
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
}

function leave(): void {
  ui.setBusy('Signing you out');
  signOut(false)
    .catch(showFailure)
    .finally(() => ui.setBusy(null));
}
