import { lazy, Suspense } from 'react';
import { useUser } from '../../app/shell/user-context.tsx';
import { rings } from '../../app/state/rings-state.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { PopupProps } from '../popup-props.ts';
import { useHere } from '../use-here.ts';

// Nobody is on both sides at once.
const RiderSearch = lazy(async () => ({
  default: (await import('../../features/orders/components/express/rider-search.tsx')).RiderSearch,
}));
const RiderDesk = lazy(async () => ({ default: (await import('../orders/rider-desk.tsx')).RiderDesk }));

/** Two sides of one thing: a sender looks for a rider for their parcel, a rider looks for parcels. */
export function ExpressDeliveryListPopup({ params, open, close }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const onOrder = (orderId: string) => open('OrderDetails', { orderId });
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      {params.packageId === undefined ? (
        <RiderDesk
          userId={user.id}
          onKyc={() => open('CompleteKyc', { back: here })}
          onAnswered={rings.answered}
          onTaken={onOrder}
        />
      ) : (
        <RiderSearch
          packageId={params.packageId}
          onOrder={onOrder}
          onParcel={({ id, itemType }) => open('PackageDetails', { itemId: id, itemType: String(itemType) })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
