import { kycStatus } from '@waybill/contract/users/enums';
import { lazy, Suspense, useMemo, useState } from 'react';
import { hrefOf, paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { PackageBoard } from '../../features/timeline/components/package/package-board.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { PopupProps } from '../popup-props.ts';
import { KycNotice } from '../posting/kyc-notice.tsx';
import { postingSlots } from '../posting/slots.tsx';
import { useHere } from '../use-here.ts';

const TripForm = lazy(async () => ({
  default: (await import('../../features/timeline/components/posting/trip-form.tsx')).TripForm,
}));

/** Two halves: parcels that want a carrier, and a trip of one’s own. */
export function DeliverPopup({ params, open }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const slots = useMemo(() => postingSlots(user.id), [user.id]);
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
                <TripForm
                  userId={user.id}
                  slots={slots}
                  hrefOf={({ itemType, id }) => hrefOf(paths.timelineItem, { type: itemType, id })}
                  onKyc={onKyc}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
