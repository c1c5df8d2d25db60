import { type ReactNode, useLayoutEffect } from 'react';
import { restoreUiState, ui, useUiState } from '../../session/ui/ui-state.ts';
import { BusyOverlay } from '../../ui/busy-overlay.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { Toaster } from '../../ui/toast.tsx';
import { activeViewIndex } from './active-view.ts';
import { CookieQuestion } from './cookie-question.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useScrollToTop } from './scroll-to-top.ts';

// Before the first render: an effect would show an open menu or a banner for a moment to people who closed them.
if (typeof document !== 'undefined') {
  restoreUiState();
  // Known before anything is drawn, or the bars would be drawn twice.
  ui.setActiveView(activeViewIndex(location.pathname));
}

/** The frame of every page, signed in or not. Mounted once, inside the router. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const busyWith = useUiState((state) => state.busyWith);
  useScrollToTop();
  // Before the paint, so that the menu never shows the place just left.
  useLayoutEffect(() => ui.setActiveView(activeViewIndex(pathname)), [pathname]);
  return (
    <>
      <OfflineNotice />
      <ErrorBoundary resetOn={pathname}>{children}</ErrorBoundary>
      <CookieQuestion />
      <Toaster />
      <BusyOverlay open={busyWith !== null} {...(busyWith === null ? {} : { label: busyWith })} />
    </>
  );
}
