import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { Button } from '../../../../ui/button.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { shortName } from '../../model/order-words.ts';

type SearchTakenProps = { readonly search: ExpressSearchView; readonly onOrder: (orderId: string) => void };

export function SearchTaken({ search: { rung, orderId }, onOrder }: SearchTakenProps) {
  const rider = rung.find(({ answer }) => answer === 'accepted');
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <Drawing name="bike" size={160} />
      <Stamp tone="palm" landing className="mt-4">
        Taken
      </Stamp>
      <h2 className="mt-3 text-21">{rider ? `${shortName(rider)} carries your parcel` : 'Your parcel has its rider'}</h2>
      <p className="mt-2 text-ink-soft">Your code for the pickup is on the order.</p>
      {orderId ? (
        <Button className="mt-6" onClick={() => onOrder(orderId)}>
          See the order
        </Button>
      ) : null}
    </div>
  );
}

export function SearchOver({ onClose }: { readonly onClose: () => void }) {
  return (
    <EmptyState
      drawing="parcel"
      title="This search is over"
      text="The parcel was taken down, or its day is over. What was held for it is back in your wallet."
      action={<Button onClick={onClose}>Close</Button>}
    />
  );
}
