import { usePopup } from '../../popups/use-popup.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyPlace } from './parts/empty-place.tsx';

export function OrdersRoute() {
  const { open } = usePopup();
  return (
    <EmptyPlace
      title="Orders"
      lead="What you send and what you carry, from the first word to the handover."
      drawing="parcel"
      empty="No orders yet"
      text="When you send a parcel or carry one, it is listed here with its stamp."
      action={
        <>
          <Button onClick={() => open('PostSend')}>Send a parcel</Button>
          <Button variant="secondary" onClick={() => open('Deliver')}>
            Carry a parcel
          </Button>
        </>
      }
    />
  );
}
