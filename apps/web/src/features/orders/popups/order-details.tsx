import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { noOrder, OpenedOrder } from '../components/details/opened-order.tsx';
import { NoOrder, WithOrder } from '../components/details/with-order.tsx';

/** An order on a phone. Where there is room for two columns its address leads to its page. */
export function OrderDetailsPopup({ params, open }: PopupProps) {
  return (
    <WithOrder orderId={params.orderId} none={<NoOrder {...noOrder} />}>
      {(order) => (
        <OpenedOrder
          key={order.id}
          order={order}
          layout="sheet"
          isReceiverForm={params.form === 'receiver'}
          onLeaveForm={() => open('OrderDetails', { orderId: order.id })}
        />
      )}
    </WithOrder>
  );
}
