import { usePopup } from '../../popups/use-popup.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyPlace } from './parts/empty-place.tsx';

export function TimelineRoute() {
  const { open } = usePopup();
  return (
    <EmptyPlace
      title="Timeline"
      lead="Parcels that need a carrier, travellers with room, batches on the road."
      drawing="shelf"
      empty="The board is empty"
      text="Nobody has pinned anything here. What people send, carry and say is listed with the newest first."
      action={<Button onClick={() => open('PostSend')}>Send a parcel</Button>}
    />
  );
}
