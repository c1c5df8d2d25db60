import type { OrderView } from '@waybill/contract/orders/order-view';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import type { Tracked } from '../../components/tracking/tracking-slip.tsx';
import { shortName } from '../order-words.ts';

/** One’s own order as a parcel to follow: it knows more than the public page, and is told of every move. */
export function trackedOrder(order: OrderView): Tracked {
  const { door, trackingId, orderStatus, position, trail, estimatedArrival, arrivalWindow, history, role } = order;
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
    toCollect: door && !door.isPaid && isHandoverAhead(orderStatus) ? { amount: door.buyerPays, currency: door.currency } : null,
    carrier: role === 'sender' ? carrierSeen(order) : null,
    canCall: false,
    canLeaveNote: false,
    hasNote: false,
    isCodeSent: false,
    canSendCode: false,
    areMessagesStopped: false,
  };
}

/** Whom to look out for: the rider of a business, else the carrier. */
function carrierSeen({ carrier, rider }: OrderView): Tracked['carrier'] {
  if (rider) return { firstName: rider.firstName, profilePicture: rider.profilePicture, businessName: carrier.fullName };
  return { firstName: shortName(carrier), profilePicture: carrier.profilePicture, businessName: null };
}
