import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { kycStatus } from '@waybill/contract/users/enums';
import { lazy, Suspense, useMemo } from 'react';
import { chatWith, hrefOf, paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { PictureGrid } from '../../features/files/components/picture-grid.tsx';
import { itemQuery } from '../../features/timeline/api/get-timeline-item.ts';
import { PackageDetails } from '../../features/timeline/components/package/package-details.tsx';
import { packageInWords } from '../../features/timeline/model/posting/package-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import type { PopupProps } from '../popup-props.ts';
import { itemInParams } from '../posting/item-in-params.ts';
import { postingSlots } from '../posting/slots.tsx';
import { useHere } from '../use-here.ts';

const Carrying = lazy(async () => ({ default: (await import('../orders/carrying.tsx')).Carrying }));

export function PackageDetailsPopup({ params, open, close }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const slots = useMemo(() => postingSlots(user.id), [user.id]);
  const { type, id } = itemInParams(params, 1) ?? { type: 1, id: '' };
  const query = useInfiniteQuery({ ...itemQuery(type, id), enabled: id !== '', retry: false });
  const item = query.data?.pages[0]?.item;
  // Before what is known of it: a parcel taken down meanwhile is still in the cache.
  if (query.error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(query.error.code)) return <NoSuchParcel />;
  if (item?.itemType === 1 || item?.itemType === 5)
    return (
      <PackageDetails
        item={item}
        map={slots.map(item.pickupAddressJson, [item.dropOffAddressJson])}
        pictures={item.images.length > 0 ? <PictureGrid images={item.images} alt={packageInWords(item)} /> : null}
        messageHref={chatWith(item.author.id)}
        href={hrefOf(paths.timelineItem, { type: item.itemType, id: item.id })}
        isChecked={user.kycStatus === kycStatus.Completed}
        onKyc={() => open('CompleteKyc', { back: here })}
        onWithdrawn={close}
        carrying={
          <Suspense fallback={<Skeleton shape="button" className="w-full" />}>
            <Carrying item={item} open={open} />
          </Suspense>
        }
      />
    );
  if (id === '' || item) return <NoSuchParcel />;
  if (query.error)
    return (
      <FailedToLoad
        title="We could not load this parcel"
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <SkeletonRows rows={4} />;
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
