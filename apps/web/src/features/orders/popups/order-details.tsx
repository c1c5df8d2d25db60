import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { chatWith, hrefOf, paths, profileOf } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OrderDetails } from '../components/details/order-details.tsx';
import type { OrderForm } from '../components/details/order-forms.tsx';
import { fetchForTheDoor, orderSlots } from '../components/details/slots.tsx';
import { NoOrder, WithOrder } from '../components/details/with-order.tsx';
import { offerToCarry } from '../model/offer-to-carry.ts';
import { useOrderMoves } from '../model/use-order-moves.ts';

const OrderMore = lazy(async () => ({
  default: (await import('../components/details/order-more.tsx')).OrderMore,
}));
const forms = () => import('../components/details/order-forms.tsx');
const OrderForms = lazy(async () => ({ default: (await forms()).OrderForms }));

export function OrderDetailsPopup(props: PopupProps) {
  return (
    <WithOrder
      orderId={props.params.orderId}
      none={
        <NoOrder
          drawing="letter"
          title="No order under this address"
          text="An order’s page shows who carries the parcel, where it is and what happens next. This one is not on file: the link may be old or incomplete."
        />
      }
    >
      {(order) => <Opened {...props} key={order.id} order={order} />}
    </WithOrder>
  );
}

function Opened({ order, open, params }: PopupProps & { readonly order: OrderView }) {
  const user = useUser();
  const queries = useQueryClient();
  const { here } = useHere();
  const [opened, setOpened] = useState<OrderForm>();
  // In the address, for the way to another PIN leads away from here and back.
  const form = params.form === 'receiver' ? 'receiver' : opened;
  const onKyc = () => open('CompleteKyc', { back: here });
  const onForgotPin = () => open('ForgotPin', { back: here });
  const moves = useOrderMoves(order, onKyc);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for another address, not for every drawing
  const parts = useMemo(() => orderSlots(user.id, onForgotPin), [user.id, here]);
  const about = { orderId: order.id };
  const isCarrier = order.role === 'carrier';
  // At the door there may be no network to fetch it.
  useEffect(() => {
    if (isCarrier) fetchForTheDoor().catch(() => {});
  }, [isCarrier]);

  if (form)
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <OrderForms
          form={form}
          order={order}
          moves={moves}
          parts={parts}
          dialCode={user.dialCode}
          onSetPin={() => open('SetupPin', { back: here })}
          onLeave={() => (form === 'receiver' ? open('OrderDetails', about) : setOpened(undefined))}
        />
      </Suspense>
    );
  const slots = {
    map: parts.map,
    pictures: parts.pictures,
    proof: parts.proof,
    waybillHref: hrefOf(paths.waybill, { id: order.id }),
    onTrack: () => open('Tracking', { trackingId: order.trackingId }),
    onCancel: () => open('DeliveryCancel', about),
    onRate: () => open('UserRating', about),
    onChangeReceiver: () => open('OrderDetails', { ...about, form: 'receiver' }),
    onParcel: () => open('PackageDetails', { itemId: order.packageId, itemType: String(order.package.itemType) }),
    onRatings: (userId: string) => open('UserRating', { userId }),
    messageHref: chatWith,
    personHref: profileOf,
    onOfferAgain: () => void offerToCarry(queries, order.packageId, user.id),
  };
  return (
    <OrderDetails
      order={order}
      moves={moves}
      slots={slots}
      onComplain={() => setOpened('complaint')}
      more={
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <OrderMore order={order} slots={slots} onEvidence={() => setOpened('evidence')} />
        </Suspense>
      }
    />
  );
}
