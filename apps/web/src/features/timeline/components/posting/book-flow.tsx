import { useInfiniteQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { useRef } from 'react';
import { hrefOf, paths } from '../../../../session/paths.ts';
import { withPopup } from '../../../../session/popup/popup-address.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { useStepOn } from '../../../../session/popup/use-step-on.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { useLocation } from '../../../../ui/navigation/navigation.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { getTimelineItemQuery } from '../../api/get-timeline-item.ts';
import { type Booking, bookable } from '../../model/posting/booking.ts';
import { itemInParams } from '../../model/posting/item-in-params.ts';
import { BookingHead } from './booking-head.tsx';
import { TripChoice } from './trip-choice.tsx';

const SendFlow = lazyComponent(async () => (await import('../package/send-flow.tsx')).SendFlow, <SkeletonRows rows={3} />);

type BookFlowProps = PopupProps & {
  readonly view: 'BookTravellersRequest' | 'BookBatchShipping';
  readonly itemType: Booking['itemType'];
};

/** A parcel for one carrier: which trip or batch first, unless the popup was opened for one. */
export function BookFlow({ view, itemType, params, open, close }: BookFlowProps) {
  const wanted = itemInParams(params, itemType);
  const { search } = useLocation();
  const stepOn = useStepOn();
  if (wanted) return <BookOne view={view} itemType={itemType} id={wanted.id} params={params} open={open} close={close} />;
  return (
    <TripChoice
      itemType={itemType}
      // The list is a step: Back leads to it again.
      onChoose={({ id }) => stepOn({ search: withPopup(search, view, { itemId: id }) })}
      onSendInstead={() => open('PostSend')}
    />
  );
}

function BookOne({ view, itemType, id, params, open }: BookFlowProps & { readonly id: string }) {
  const query = useInfiniteQuery({ ...getTimelineItemQuery(itemType, id), retry: false });
  const item = query.data?.pages[0]?.item;
  const kept = useRef<Booking>(undefined);
  const another = () => open(view);
  if (item) {
    // What was bookable when it was opened stays on the screen: the last place may just have been taken, by this very booking.
    kept.current ??= bookable(item, itemType);
    const booking = kept.current;
    if (!booking) return <NotBookable isMine={item.isMine} itemType={itemType} id={id} onAnother={another} />;
    return (
      <div className="grid gap-4">
        <BookingHead booking={booking} onAnother={another} />
        <SendFlow view={view} params={params} open={open} booking={booking} />
      </div>
    );
  }
  if (isProblem(query.error, 'not_found', 'invalid_input'))
    return <NotBookable isMine={false} itemType={itemType} id={id} onAnother={another} />;
  return <Loading query={query} failed="We could not load this" rows={3} />;
}

type NotBookableProps = {
  readonly isMine: boolean;
  readonly itemType: Booking['itemType'];
  readonly id: string;
  readonly onAnother: () => void;
};

function NotBookable({ isMine, itemType, id, onAnother }: NotBookableProps) {
  const noun = itemType === 2 ? 'trip' : 'batch';
  return (
    <EmptyState
      drawing={itemType === 2 ? 'plane' : 'bus'}
      title={isMine ? `This ${noun} is your own` : `This ${noun} takes no more parcels`}
      text={
        isMine
          ? 'Somebody else has to carry your parcel. What people ask you to take along is on its page.'
          : 'It is full, its day is over, or it was taken down. Others may go the same way.'
      }
      action={
        isMine ? (
          <ButtonLink replace to={hrefOf(paths.timelineItem, { type: itemType, id })}>
            See your {noun}
          </ButtonLink>
        ) : (
          <Button onClick={onAnother}>See who else goes</Button>
        )
      }
    />
  );
}
