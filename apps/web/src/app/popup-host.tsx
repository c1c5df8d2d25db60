import { Suspense } from 'react';
import { usePopup } from '../session/popup/use-popup.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { popups } from './popup-registry.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

/** Shows the popup that the address names. */
export function PopupHost() {
  const { view, params, open, close } = usePopup();

  // The sheet stays in place while hidden: on closing, the browser gives the focus back to where it was.
  if (view === 'Hidden') return <Sheet title="" open={false} onClose={close} />;
  const { title, View, full = false } = popups[view];
  return (
    <Sheet title={title} open onClose={close} full={full}>
      <ErrorBoundary resetOn={view} compact>
        <Suspense fallback={<PopupSkeleton />}>
          <View params={params} close={close} open={open} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  );
}

function PopupSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="grid justify-items-center gap-4 py-8">
      <Skeleton shape="card" className="w-44" />
      <Skeleton shape="title" className="w-56" />
      <Skeleton className="w-72 max-w-full" />
      <Skeleton className="w-60 max-w-full" />
      <Skeleton shape="button" className="mt-3 w-40" />
    </div>
  );
}
