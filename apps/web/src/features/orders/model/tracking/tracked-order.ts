import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Tracked } from '../../components/tracking/tracking-slip.tsx';

/** One’s own order as a parcel to follow: it knows more than the public page, and is told of every move. */
export function trackedOrder(order: OrderView): Tracked {
  const { trackingId, orderStatus, position, estimatedArrival, history } = order;
  const { dispatchMode, pickupAddressJson, dropOffAddressJson, shipmentDate } = order.package;
  return {
    trackingId,
    orderStatus,
    isDecided: order.outcome !== null,
    dispatchMode,
    from: pickupAddressJson,
    to: dropOffAddressJson,
    shipmentDate,
    events: history,
    position,
    estimatedArrival,
    isCodeSent: false,
    canSendCode: false,
    areMessagesStopped: false,
  };
}
