import { useInfiniteQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { kycStatus } from '@waybill/contract/users/enums';
import { paths } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ChangePackage } from '../../orders/index.ts';
import { getTimelineItemQuery } from '../api/get-timeline-item.ts';
import { PackageDetails } from '../components/package/package-details.tsx';
import { itemInParams } from '../model/posting/item-in-params.ts';

export function PackageDetailsPopup({ params, open, close }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const { type, id } = itemInParams(params, 1) ?? { type: 1, id: '' };
  const query = useInfiniteQuery({ ...getTimelineItemQuery(type, id), enabled: id !== '', retry: false });
  const item = query.data?.pages[0]?.item;
  // Before what is known of it: a parcel taken down meanwhile is still in the cache.
  if (isProblem(query.error, 'not_found', 'invalid_input')) return <NoSuchParcel />;
  const about = { itemId: id, itemType: String(type) };
  if ((item?.itemType === 1 || item?.itemType === 5) && item.isMine && item.status === 'open' && params.change !== undefined)
    return (
      <div className="mx-auto max-w-md">
        <ChangePackage
          item={item}
          // Whoever raised the fee of an express parcel came from its search, and goes on with it.
          onDone={() => (item.itemType === 5 ? open('ExpressDeliveryList', { packageId: id }) : open('PackageDetails', about))}
          onBack={() => open('PackageDetails', about)}
        />
      </div>
    );
  if (item?.itemType === 1 || item?.itemType === 5)
    return (
      <PackageDetails
        item={item}
        isChecked={user.kycStatus === kycStatus.Completed}
        onKyc={() => open('CompleteKyc', { back: here })}
        onWithdrawn={close}
        open={open}
      />
    );
  if (id === '' || item) return <NoSuchParcel />;
  return <Loading query={query} failed="We could not load this parcel" rows={4} />;
}

function NoSuchParcel() {
  return (
    <EmptyState
      drawing="parcel"
      title="No parcel under this address"
      text="A parcel’s slip shows what it is, where it goes and what the sender pays. This one was taken down, or the link is incomplete."
      action={
        <ButtonLink replace to={paths.timeline}>
          Open the timeline
        </ButtonLink>
      }
    />
  );
}
