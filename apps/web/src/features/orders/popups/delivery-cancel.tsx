import type { OrderView } from '@waybill/contract/orders/order-view';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.tsx';
import { CancelForm } from '../components/details/cancel-form.tsx';
import { NoOrder, WithOrder } from '../components/details/with-order.tsx';
import { howToCancel } from '../model/cancel-words.ts';
import { doneWords } from '../model/step-words.ts';
import { useOrderMoves } from '../model/use-order-moves.ts';

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
          ? { title: 'Requested', text: 'The sender says yes once the parcel is back.' }
          : doneWords(next);
        if (words) toast.success(words.title, words.text);
        back();
      }}
    />
  );
}
