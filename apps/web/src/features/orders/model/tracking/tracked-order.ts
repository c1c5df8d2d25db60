import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Tracked } from '../../components/tracking/tracking-slip.tsx';
import { shortName } from '../order-words.ts';

/** One’s own order as a parcel to follow: it knows more than the public page, and is told of every move. */
export function trackedOrder(order: OrderView): Tracked {
  const { trackingId, orderStatus, position, trail, estimatedArrival, arrivalWindow, history, carrier, role } = order;
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
    trail,
    estimatedArrival,
    arrivalWindow,
    carrier: role === 'sender' ? { firstName: shortName(carrier), profilePicture: carrier.profilePicture } : null,
    canCall: false,
    canLeaveNote: false,
    hasNote: false,
    isCodeSent: false,
    canSendCode: false,
    areMessagesStopped: false,
  };
}
