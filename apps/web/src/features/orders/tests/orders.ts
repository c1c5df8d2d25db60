import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Place } from '@waybill/contract/places/place';
import type { AuthorView } from '@waybill/contract/timeline/item-view';

const idOf = (prefix: string, end: string) => `${prefix}_${'01JC0000000000000000000000'.slice(0, 26 - end.length)}${end}`;

export const yaba: Place = {
  label: 'Yaba, Lagos',
  latitude: 6.51,
  longitude: 3.37,
  countryCode: 'NG',
  state: 'Lagos',
  city: 'Lagos',
};
export const wuse: Place = {
  label: 'Wuse, Abuja',
  latitude: 9.08,
  longitude: 7.46,
  countryCode: 'NG',
  state: 'FCT',
  city: 'Abuja',
};

export function person(end: string, fullName: string, changes: Partial<AuthorView> = {}): AuthorView {
  return {
    id: idOf('usr', end),
    username: fullName.split(' ')[0]?.toLowerCase() ?? '',
    fullName,
    profilePicture: null,
    isDispatchPartner: false,
    isStaff: false,
    rating: 4.8,
    numberOfDeliveries: 12,
    ...changes,
  };
}

export const amina = person('A', 'Amina Bello');
const tunde = person('T', 'Tunde Afolabi');

/** An accepted order, as its carrier sees it. */
export function orderOf(end: string, changes: Partial<OrderView> = {}): OrderView {
  return {
    id: idOf('ord', end),
    orderId: idOf('ord', end),
    cancellationReasons: [],
    trackingId: '7K3M9QXPD',
    packageId: idOf('pkg', end),
    orderStatus: 1,
    role: 'carrier',
    askedBy: 'carrier',
    isBooking: false,
    isExpress: false,
    sender: amina,
    carrier: tunde,
    fee: 12_500,
    currency: 'NGN',
    dateCreated: '2026-11-14T08:40:00.000Z',
    lastModified: '2026-11-14T09:40:00.000Z',
    outcome: null,
    needsMe: true,
    waitingMessages: 0,
    package: {
      itemType: 1,
      id: idOf('pkg', end),
      author: amina,
      dateCreated: '2026-11-14T08:00:00.000Z',
      likes: 0,
      isLiked: false,
      comments: 0,
      images: [],
      isMine: false,
      can: { delete: false, report: false, book: false, carry: false },
      deliveryPartner: 1,
      dispatchMode: 4,
      pickupAddress: '12 Herbert Macaulay Way, Yaba, Lagos',
      pickupAddressJson: yaba,
      dropoffAddress: '4 Adetokunbo Ademola Crescent, Wuse, Abuja',
      dropOffAddressJson: wuse,
      shipmentDate: '2026-11-20',
      weight: 2.5,
      itemCategoryId: 2,
      handleRequirementId: 2,
      description: 'Two pairs of shoes',
      price: 12_500,
      currency: 'NGN',
      status: 'matched',
      relatedTimelineItemType: null,
      relatedTimelineItemId: null,
      secrets: {
        senderFullName: 'Amina Bello',
        receiverFullName: 'Chike Eze',
        senderPhoneNumber: '+2348031234567',
        receiverPhoneNumber: '+2348059876543',
        costOfItem: 40_000,
        charge: 500,
      },
    },
    carrierPhoneNumber: null,
    commission: 1250,
    carrierEarns: 11_250,
    returned: 0,
    escrow: 'held',
    history: [],
    cancellationAsked: null,
    movesBy: null,
    pickupCode: null,
    codeWithheld: null,
    handoverCode: null,
    position: null,
    estimatedArrival: null,
    ratings: { mine: null, theirs: null },
    actions: [{ to: 2, label: 'I have the parcel', needs: 'pickup-proof', isAsking: false }],
    can: { rate: false, sendCode: false, changeReceiver: 'no', addEvidence: false },
    ...changes,
  };
}
