import { type ComponentProps, Suspense, useEffect } from 'react';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { TrackingSkeleton, TrackParcel } from '../../features/orders/components/tracking/track-parcel.tsx';
import { useTracking } from '../../features/orders/model/tracking/use-tracking.ts';
import { hrefOf, paths } from '../../session/paths.ts';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { lazyPage } from '../lazy-page.ts';
import type { FoundParcel } from './parts/found-parcel.tsx';

const found = lazyPage<ComponentProps<typeof FoundParcel>>(async () => (await import('./parts/found-parcel.tsx')).FoundParcel);

/** For a receiver without an account: the parcel under the number in the address, and nothing private. */
export function TrackParcelRoute() {
  const navigate = useNavigate();
  const { trackingId } = useParams(paths.trackParcel);
  // The page is served ready-made, the same for every number.
  const isHere = useHydrated();
  const tracking = useTracking(isHere ? trackingId : undefined);
  // While the parcel is looked up. Whether it worked shows when it is drawn.
  useEffect(() => void found.preload().catch(() => {}), []);
  const waiting = (
    <TrackingSkeleton>
      <h1 className="text-28 outline-none">Your parcel</h1>
    </TrackingSkeleton>
  );
  if (tracking.state === 'looking') return waiting;
  if (tracking.state === 'found')
    return (
      <Suspense fallback={waiting}>
        <found.Part view={tracking.view} isOld={tracking.isOld} />
      </Suspense>
    );
  return (
    <EntryFrame title="Your parcel">
      <TrackParcel
        tracking={tracking}
        tried={trackingId}
        onEntered={(next) => navigate(hrefOf(paths.trackParcel, { trackingId: next }))}
      >
        {() => null}
      </TrackParcel>
    </EntryFrame>
  );
}
