import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

export function TrackingPopup({ params }: PopupProps) {
  const { trackingId } = params;
  return (
    <EmptyState
      drawing="map"
      title={trackingId ? 'No parcel under this number' : 'Nothing on the road'}
      text={
        trackingId ? (
          <>
            We have no parcel with the tracking number <span className="font-mono text-ink">{trackingId}</span>. Check it against
            the message you got.
          </>
        ) : (
          'Here you follow a parcel from pickup to handover. You have none on the way.'
        )
      }
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
