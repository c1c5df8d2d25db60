import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { AtTheDoor } from '../../../features/orders/components/tracking/at-the-door.tsx';
import { ReachCarrier } from '../../../features/orders/components/tracking/reach-carrier.tsx';
import { StopMessages } from '../../../features/orders/components/tracking/stop-messages.tsx';
import { TrackingSlip } from '../../../features/orders/components/tracking/tracking-slip.tsx';

/** A parcel as its receiver sees it. Fetched while the parcel is looked up. */
export function FoundParcel({ view, isOld }: { readonly view: TrackingView; readonly isOld: boolean }) {
  return (
    <TrackingSlip
      view={view}
      isOld={isOld}
      reader="anybody"
      isPage
      below={<StopMessages trackingId={view.trackingId} isStopped={view.areMessagesStopped} />}
    >
      <ReachCarrier view={view} />
      <AtTheDoor view={view} />
    </TrackingSlip>
  );
}
