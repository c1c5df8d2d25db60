import type { OrderView } from '@waybill/contract/orders/order-view';
import { CancelForm } from '../../features/orders/components/details/cancel-form.tsx';
import { howToCancel } from '../../features/orders/model/cancel-words.ts';
import { doneWords } from '../../features/orders/model/step-words.ts';
import { useOrderMoves } from '../../features/orders/model/use-order-moves.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.tsx';
import { NoOrder, WithOrder } from '../orders/order-parts.tsx';
import type { PopupProps } from '../popup-props.ts';
import { useHere } from '../use-here.ts';

export function DeliveryCancelPopup(props: PopupProps) {
  return (
    <WithOrder
      orderId={props.params.orderId}
      none={
        <NoOrder
          drawing="door"
          title="Nothing to cancel"
          text="A delivery is cancelled from its order, with a reason, and the money goes back to the sender. There is no delivery under this address."
        />
      }
    >
      {(order) => <Opened {...props} key={order.id} order={order} />}
    </WithOrder>
  );
}

function Opened({ order, open }: PopupProps & { readonly order: OrderView }) {
  const { here } = useHere();
  const moves = useOrderMoves(order, () => open('CompleteKyc', { back: here }));
  const back = () => open('OrderDetails', { orderId: order.id });
  if (howToCancel(order) === 'no')
    return (
      <EmptyState
        drawing="door"
        title="This cannot be cancelled now"
        text={
          order.cancellationAsked
            ? 'It was asked for already: the sender says yes once the parcel is back.'
            : 'It is over, or the parcel is on its way. If something is wrong, say so on its order.'
        }
        action={<Button onClick={back}>See the order</Button>}
      />
    );
  return (
    <CancelForm
      order={order}
      moves={moves}
      onKeep={back}
      onDone={(next) => {
        const words = next.cancellationAsked
          ? { title: 'Asked', text: 'The sender says yes once the parcel is back.' }
          : doneWords(next);
        if (words) toast.success(words.title, words.text);
        back();
      }}
    />
  );
}
