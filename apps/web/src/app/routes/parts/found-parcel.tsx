import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { AtTheDoor } from '../../../features/orders/components/tracking/at-the-door.tsx';
import { StopMessages } from '../../../features/orders/components/tracking/stop-messages.tsx';
import type { OutlineProps } from '../../../features/orders/components/tracking/track-map.tsx';
import { TrackingSlip } from '../../../features/orders/components/tracking/tracking-slip.tsx';
import { RouteMap } from '../../../features/places/index.ts';

const outline = (props: OutlineProps) => <RouteMap {...props} />;

/** A parcel as its receiver sees it. Fetched while the parcel is looked up. */
export function FoundParcel({ view, isOld }: { readonly view: TrackingView; readonly isOld: boolean }) {
  return (
    <TrackingSlip view={view} isOld={isOld} reader="anybody" isHeaded renderOutline={outline}>
      <AtTheDoor view={view} />
      <StopMessages trackingId={view.trackingId} isStopped={view.areMessagesStopped} />
    </TrackingSlip>
  );
}
