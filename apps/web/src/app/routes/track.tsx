import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { TrackingEntry } from '../../features/orders/components/tracking/tracking-entry.tsx';
import { hrefOf, paths } from '../../session/paths.ts';
import { useNavigate } from '../../ui/navigation/navigation.ts';

export function TrackRoute() {
  const navigate = useNavigate();
  return (
    <EntryFrame title="Where is my parcel?" lead="Enter the number from the message you got. You need no account.">
      <TrackingEntry onEntered={(trackingId) => navigate(hrefOf(paths.trackParcel, { trackingId }))} />
    </EntryFrame>
  );
}
