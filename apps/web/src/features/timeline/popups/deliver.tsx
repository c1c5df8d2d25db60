import { homeCurrency } from '@waybill/contract/money';
import { kycStatus } from '@waybill/contract/users/enums';
import { lazy, Suspense, useState } from 'react';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { KycNotice } from '../../kyc/index.ts';
import { PackageBoard } from '../components/package/package-board.tsx';

const TripForm = lazy(async () => ({
  default: (await import('../components/posting/trip-form.tsx')).TripForm,
}));

/** Two halves: parcels that want a carrier, and a trip of one’s own. */
export function DeliverPopup({ params, open }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const [half, setHalf] = useState(params.half === 'trip' ? 'trip' : 'parcels');
  const onKyc = () => open('CompleteKyc', { back: here });
  return (
    <div className="grid gap-4 pb-1">
      {user.kycStatus === kycStatus.Completed ? null : (
        <KycNotice isBusiness={user.isDispatchPartner} onKyc={onKyc}>
          Only people we know carry parcels.
        </KycNotice>
      )}
      <Tabs
        label="Carry a parcel"
        selected={half}
        onSelect={setHalf}
        tabs={[
          {
            id: 'parcels',
            label: 'Parcels to carry',
            content: (
              <div className="grid gap-4">
                <ListRow
                  title="Express near you"
                  text="Go on duty, and senders nearby ring you."
                  leading={<Drawing name="bike" size={52} />}
                  onClick={() => open('ExpressDeliveryList')}
                />
                <PackageBoard onOpen={({ id, itemType }) => open('PackageDetails', { itemId: id, itemType: String(itemType) })} />
              </div>
            ),
          },
          {
            id: 'trip',
            label: 'I am travelling',
            content: (
              <Suspense fallback={<SkeletonRows rows={3} />}>
                <TripForm userId={user.id} home={homeCurrency(user.countryCode)} onKyc={onKyc} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
