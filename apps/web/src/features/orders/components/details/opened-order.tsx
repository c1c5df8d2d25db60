import type { OrderView } from '@waybill/contract/orders/order-view';
import { useEffect, useState } from 'react';
import { useHere } from '../../../../session/popup/use-here.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useOrderMoves } from '../../model/use-order-moves.ts';
import { fetchForTheDoor } from '../proof/lazy-proof-sheet.ts';
import { OrderDetails } from './order-details.tsx';
import type { OrderForm } from './order-forms.tsx';

const OrderForms = lazyComponent(async () => (await import('./order-forms.tsx')).OrderForms, <SkeletonRows rows={3} />);

type OpenedOrderProps = {
  readonly order: OrderView;
  readonly layout: 'sheet' | 'page';
  /** Whether the address asks for the form of a new receiver: the way to another PIN leads away from there and back. */
  readonly isReceiverForm: boolean;
  readonly onLeaveForm: () => void;
};

/** An order, or one of its forms in its place. */
export function OpenedOrder({ order, layout, isReceiverForm, onLeaveForm }: OpenedOrderProps) {
  const user = useUser();
  const { open } = usePopup();
  const { here } = useHere();
  const [opened, setOpened] = useState<OrderForm>();
  const form = isReceiverForm ? 'receiver' : opened;
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
        onLeave={() => (form === 'receiver' ? onLeaveForm() : setOpened(undefined))}
      />
    );
  return (
    <OrderDetails
      order={order}
      moves={moves}
      layout={layout}
      onComplain={() => setOpened('complaint')}
      onEvidence={() => setOpened('evidence')}
      onAnswer={() => setOpened('answer')}
    />
  );
}

export const noOrder = {
  drawing: 'letter',
  title: 'No order under this address',
  text: 'An order’s page shows who carries the parcel, where it is and what happens next. This one is not on file: the link may be old or incomplete.',
} as const;
