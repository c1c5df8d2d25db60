import { Suspense, useEffect } from 'react';
import { orderHref } from '../session/paths.ts';
import { usePopup } from '../session/popup/use-popup.ts';
import { useLocation, useNavigate } from '../ui/navigation/navigation.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMedia, wide } from '../ui/use-media.ts';
import { popups } from './popup-registry.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

/** Shows the popup that the address names. */
export function PopupHost() {
  const { view, params, open, close } = usePopup();
  const isWide = useMedia(wide);
  const page = isWide && view === 'OrderDetails' && params.orderId ? orderHref(params.orderId, params.form) : undefined;
  useLeadTo(page, close);

  // The sheet stays in place while hidden: on closing, the browser gives the focus back to where it was.
  if (view === 'Hidden' || page !== undefined) return <Sheet title="" open={false} onClose={close} />;
  const { title, View, size } = popups[view];
  return (
    <Sheet title={title} shows={`${view} ${JSON.stringify(params)}`} open onClose={close} {...size}>
      <ErrorBoundary resetOn={view} compact>
        <Suspense fallback={<PopupSkeleton />}>
          <View params={params} close={close} open={open} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  );
}

/** What has a page of its own on a wide screen is shown there, in place of the popup’s address. */
function useLeadTo(page: string | undefined, close: () => void): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (page === undefined) return;
    if (page === pathname) close();
    else navigate(page, { replace: true });
  }, [page, pathname, navigate, close]);
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
