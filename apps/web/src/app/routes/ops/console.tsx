import './console.css';
import { Suspense, useEffect } from 'react';
import { AskAgain } from '../../../features/ops/components/second-factor/ask-again.tsx';
import { ConsoleDoor } from '../../../features/ops/components/second-factor/console-door.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { opsPageOf } from './ops-pages.ts';

/** Everything below /ops: a frame of its own, and the page of the address in it. */
export function ConsoleRoute() {
  const { pathname } = useLocation();
  const found = opsPageOf(pathname);
  const title = found?.title ?? 'Not here';
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages under the same title each begin with it
  useEffect(() => {
    document.title = `${title} · Waybill console`;
  }, [title, pathname]);

  return (
    <ConsoleDoor>
      <ConsoleFrame>
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<SkeletonRows />}>{found ? <found.page.Part key={pathname} /> : <NotHere />}</Suspense>
        </ErrorBoundary>
        <AskAgain />
      </ConsoleFrame>
    </ConsoleDoor>
  );
}

function NotHere() {
  return (
    <>
      <h1 className="sr-only">Not here</h1>
      <EmptyState
        drawing="map"
        title="There is no such page in the console"
        text="The address may be mistyped or out of date."
        action={<ButtonLink to={opsPaths.overview}>To the overview</ButtonLink>}
      />
    </>
  );
}
