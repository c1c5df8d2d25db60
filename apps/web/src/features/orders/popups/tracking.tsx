import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { Button } from '../../../ui/button.tsx';
import { getOrderQuery } from '../api/get-order.ts';
import { runningOrdersQuery } from '../api/list-orders.ts';
import { ReceiverNote } from '../components/details/receiver-note.tsx';
import { TrackingSkeleton, TrackParcel } from '../components/tracking/track-parcel.tsx';
import { TrackingEntry } from '../components/tracking/tracking-entry.tsx';
import { TrackingSlip } from '../components/tracking/tracking-slip.tsx';
import { trackedOrder } from '../model/tracking/tracked-order.ts';
import { isOpen } from '../model/tracking/tracking-words.ts';
import { useTracking } from '../model/tracking/use-tracking.ts';

// The carrier’s moves are told as they happen; this is for what was missed, and for the expected arrival.
const pollMs = 20_000;

/** A parcel on its way: one’s own as it moves, anybody’s by its number. */
export function TrackingPopup({ params: { trackingId, orderId }, open }: PopupProps) {
  const follow = (next: string) => open('Tracking', { trackingId: next });
  if (orderId !== undefined) return <OwnParcel orderId={orderId} open={open} />;
  if (trackingId === undefined) return <TrackingEntry onEntered={follow} />;
  return <ParcelByNumber key={trackingId} trackingId={trackingId} open={open} />;
}

type ByNumberProps = { readonly trackingId: string; readonly open: PopupProps['open'] };

function ParcelByNumber({ trackingId, open }: ByNumberProps) {
  const running = useQuery(runningOrdersQuery);
  const own = running.data?.items.find((order) => order.trackingId === readTrackingId(trackingId));
  if (running.isPending) return <TrackingSkeleton />;
  return own ? <OwnParcel orderId={own.id} open={open} /> : <AnybodysParcel trackingId={trackingId} open={open} />;
}

function AnybodysParcel({ trackingId, open }: ByNumberProps) {
  const tracking = useTracking(trackingId);
  return (
    <TrackParcel tracking={tracking} tried={trackingId} onEntered={(next) => open('Tracking', { trackingId: next })}>
      {({ view, isOld }) => <TrackingSlip view={view} isOld={isOld} reader="anybody" />}
    </TrackParcel>
  );
}

function OwnParcel({ orderId, open }: { readonly orderId: string; readonly open: PopupProps['open'] }) {
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    ...getOrderQuery(orderId),
    // An order that is over moves no more.
    refetchInterval: ({ state: { data } }) => (data && !isOpen(data.orderStatus) ? false : pollMs),
  });
  if (!order && isError)
    return (
      <TrackParcel tracking={{ state: 'failed', retry: () => void refetch() }} tried="" onEntered={() => {}}>
        {() => null}
      </TrackParcel>
    );
  return order ? <OwnSlip order={order} isOld={isError} open={open} /> : <TrackingSkeleton />;
}

type OwnSlipProps = { readonly order: OrderView; readonly isOld: boolean; readonly open: PopupProps['open'] };

function OwnSlip({ order, isOld, open }: OwnSlipProps) {
  return (
    <TrackingSlip view={trackedOrder(order)} isOld={isOld} reader={order.role}>
      <ReceiverNote order={order} />
      <Button variant="secondary" full onClick={() => open('OrderDetails', { orderId: order.id })}>
        Open the order
      </Button>
    </TrackingSlip>
  );
}
