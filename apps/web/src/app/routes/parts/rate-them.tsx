import { useQuery } from '@tanstack/react-query';
import { rateableOrderQuery } from '../../../features/orders/api/rateable-order.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Button } from '../../../ui/button.tsx';

/** Shown only where a delivery with them is completed and has no stars yet. */
export function RateThem({ personId, name }: { readonly personId: string; readonly name: string }) {
  const { data: orderId } = useQuery(rateableOrderQuery(personId));
  const { open } = usePopup();
  if (!orderId) return null;
  return (
    <Button variant="secondary" onClick={() => open('UserRating', { orderId })}>
      Rate {name}
    </Button>
  );
}
