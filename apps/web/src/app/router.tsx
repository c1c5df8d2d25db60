import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { actingUser } from '../session/acting.ts';
import { hasBeenHere, rememberVisit } from '../session/been-here.ts';
import { paths } from '../session/paths.ts';
import type { SessionState } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { UserProvider } from '../session/user-context.tsx';
import { useLocation } from '../ui/navigation/navigation.ts';
import { Redirect } from '../ui/navigation/redirect.tsx';
import { toast } from '../ui/toast.tsx';
import { BelowDashboard } from './below-dashboard.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { decideEntry } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import type { LazyPart } from './lazy-part.tsx';
import { belowDashboard, entryOf, type RouteEntry } from './route-table.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { LoggedOutShell } from './shell/logged-out-shell.tsx';

export const signedInArea = lazyPage(() => import('./signed-in-area.tsx').then((file) => file.SignedInArea));

/** The parts of the prerendered page of an address, which is the same for everybody. */
export function partsOfServedPage({ area, page }: RouteEntry): readonly LazyPart[] {
  return area === 'open' || area === 'newcomer' ? [page] : [];
}

/** The whole app: finds the page of the address and lets through whoever may see it. Stands inside a navigation. */
export function AppRoutes() {
  return (
    <AppFrame>
      <Gate />
    </AppFrame>
  );
}

/** Every page passes here: whoever may not see it is sent on before any of it renders. */
function Gate() {
  const location = useLocation();
  const session = useSession();
  const entry = entryOf(location.pathname);
  const decision = decideEntry({
    area: entry.area,
    address: location.pathname + location.search,
    // Asked of the browser where it can matter: pages in front of the app are prerendered, without one.
    hasBeenHere: session.status !== 'signed-out' || entry.area === 'open' || hasBeenHere(),
    session: session.status === 'signed-in' ? { ...session, user: actingUser(session.user) } : session,
  });
  useArrival(entry.title);
  const isKnown = session.status === 'signed-in' || entry.path === paths.welcome || entry.path === paths.login;
  useEffect(() => {
    if (isKnown) rememberVisit();
  }, [isKnown]);

  const notice = decision.kind === 'go' && decision.notice;
  useEffect(() => {
    // Long enough for the page to come that it is said on.
    if (notice) toast.info(notice, '', 8000);
  }, [notice]);

  if (decision.kind === 'go') return <Redirect to={decision.to} />;
  const isWaiting = decision.kind === 'wait';
  // Whoever may come into the app reads inside of it, with its bars.
  if (entry.frame === 'article' && !isMember(session))
    return (
      <Suspense fallback={<EntrySkeleton />}>
        <entry.page.Part key={entry.path} />
      </Suspense>
    );
  if (entry.frame === 'logged-out')
    return (
      <LoggedOutShell>
        <Suspense fallback={<EntrySkeleton />}>{isWaiting ? <EntrySkeleton /> : <LoggedOutPage entry={entry} />}</Suspense>
      </LoggedOutShell>
    );
  // Before it is known who came, what was served stands there in the shape of the app.
  if (isWaiting || session.status === 'starting') return null;
  const page = entry.path === belowDashboard ? <BelowDashboard /> : <entry.page.Part key={entry.path} />;
  return (
    <Suspense>
      {session.status === 'signed-in' ? (
        <signedInArea.Part
          user={actingUser(session.user)}
          sessionId={session.sessionId}
          isFromCache={session.cachedAt !== undefined}
          isBare={entry.area === 'staff'}
        >
          {page}
        </signedInArea.Part>
      ) : (
        <main className="px-4">{page}</main>
      )}
    </Suspense>
  );
}

function isMember(session: SessionState): boolean {
  return decideEntry({ area: 'member', address: paths.dashboard, hasBeenHere: true, session }).kind === 'proceed';
}

/** The later pages of signing up are for people who are signed in already; the others never depend on it. */
function LoggedOutPage({ entry }: { readonly entry: RouteEntry }) {
  const session = useSession();
  const page = <entry.page.Part key={entry.path} />;
  const isForSomebody = entry.area !== 'open' && entry.area !== 'newcomer' && session.status === 'signed-in';
  return isForSomebody ? <UserProvider user={session.user}>{page}</UserProvider> : page;
}

/** On every navigation: the tab’s title, and the focus on the new page’s heading, so that a screen reader reads it. */
function useArrival(title: string): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  // Before the effects of the page, which may know a better title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages under the same title each begin with it
  useLayoutEffect(() => {
    document.title = `${title} · Waybill`;
  }, [title, pathname]);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    // Nor is it taken from a row that somebody has come back to.
    if (!heading || document.activeElement?.matches('input, textarea, select, [data-row]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
