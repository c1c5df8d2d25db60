import { lazy, Suspense } from 'react';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { rings } from '../model/rings-state.ts';

// Nobody is on both sides at once.
const RiderSearch = lazy(async () => ({
  default: (await import('../components/express/rider-search.tsx')).RiderSearch,
}));
const RiderDesk = lazy(async () => ({ default: (await import('../components/express/rider-desk.tsx')).RiderDesk }));

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
          onRaise={({ id, itemType }) => open('PackageDetails', { itemId: id, itemType: String(itemType), change: 'yes' })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
