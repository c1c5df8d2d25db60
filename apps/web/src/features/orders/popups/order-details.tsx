import type { OrderView } from '@waybill/contract/orders/order-view';
import { useEffect, useState } from 'react';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OrderDetails } from '../components/details/order-details.tsx';
import type { OrderForm } from '../components/details/order-forms.tsx';
import { NoOrder, WithOrder } from '../components/details/with-order.tsx';
import { fetchForTheDoor } from '../components/proof/lazy-proof-sheet.ts';
import { useOrderMoves } from '../model/use-order-moves.ts';

const OrderMore = lazyComponent(
  async () => (await import('../components/details/order-more.tsx')).OrderMore,
  <SkeletonRows rows={3} />,
);
const OrderForms = lazyComponent(
  async () => (await import('../components/details/order-forms.tsx')).OrderForms,
  <SkeletonRows rows={3} />,
);

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
  const { here } = useHere();
  const [opened, setOpened] = useState<OrderForm>();
  // In the address, for the way to another PIN leads away from here and back.
  const form = params.form === 'receiver' ? 'receiver' : opened;
  const moves = useOrderMoves(order, () => open('CompleteKyc', { back: here }));
  const isCarrier = order.role === 'carrier';
  // At the door there may be no network to fetch it.
  useEffect(() => {
    if (isCarrier) fetchForTheDoor().catch(() => {});
  }, [isCarrier]);

  if (form)
    return (
      <OrderForms
        form={form}
        order={order}
        moves={moves}
        dialCode={user.dialCode}
        onLeave={() => (form === 'receiver' ? open('OrderDetails', { orderId: order.id }) : setOpened(undefined))}
      />
    );
  return (
    <OrderDetails
      order={order}
      moves={moves}
      onComplain={() => setOpened('complaint')}
      more={<OrderMore order={order} onEvidence={() => setOpened('evidence')} />}
    />
  );
}
