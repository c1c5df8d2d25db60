import type { DutyView } from '@waybill/contract/orders/duty';
import type { ExpressRequestView, ExpressSearchView } from '@waybill/contract/orders/express-view';
import type { OrderEventView, OrderView } from '@waybill/contract/orders/order-view';
import type { RiderView } from '@waybill/contract/orders/rider-view';
import type { PackageView } from '@waybill/contract/timeline/item-view';

const idOf = (prefix: string, end: string) => `${prefix}_${'01JC0000000000000000000000'.slice(0, 26 - end.length)}${end}`;

const person = (end: string, fullName: string) => ({
  id: idOf('usr', end),
  username: fullName.split(' ')[0]?.toLowerCase() ?? end,
  fullName,
  profilePicture: null,
  isDispatchPartner: false,
  isStaff: false,
  rating: 4.6,
  numberOfDeliveries: 12,
});

export const ada = person('A', 'Ada Obi');
export const chidi = person('C', 'Chidi Eze');

const yaba = { label: 'Yaba, Lagos', latitude: 6.51, longitude: 3.37, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };
const ikeja = { label: 'Ikeja, Lagos', latitude: 6.6, longitude: 3.35, countryCode: 'NG', state: 'Lagos', city: 'Ikeja' };

function expressParcel(end: string, changes: Partial<PackageView> = {}): PackageView {
  return {
    itemType: 5,
    id: idOf('pkg', end),
    author: ada,
    dateCreated: '2026-11-16T08:40:00.000Z',
    likes: 0,
    isLiked: false,
    comments: 0,
    images: [],
    isMine: false,
    can: { delete: false, report: true, book: false, carry: true },
    deliveryPartner: 3,
    dispatchMode: 0,
    pickupAddress: 'Yaba, Lagos',
    pickupAddressJson: yaba,
    dropoffAddress: 'Ikeja, Lagos',
    dropOffAddressJson: ikeja,
    shipmentDate: '2026-11-16',
    weight: 2.5,
    itemCategoryId: 1,
    handleRequirementId: 1,
    description: '',
    price: 4000,
    currency: 'NGN',
    status: 'open',
    relatedTimelineItemType: null,
    relatedTimelineItemId: null,
    secrets: null,
    ...changes,
  };
}

export function request(end: string, changes: Partial<ExpressRequestView> = {}): ExpressRequestView {
  return {
    package: expressParcel(end),
    distanceKm: 1.8,
    journeyKm: 11.2,
    fee: 4000,
    carrierEarns: 3600,
    currency: 'NGN',
    ringsUntil: null,
    ...changes,
  };
}

export function rider(end: string, fullName: string, changes: Partial<RiderView> = {}): RiderView {
  return {
    ...person(end, fullName),
    dispatchMode: 0,
    distanceKm: 1.8,
    minutesAway: 7,
    baseFare: 1500,
    currency: 'NGN',
    ...changes,
  };
}

export function search(end: string, changes: Partial<ExpressSearchView> = {}): ExpressSearchView {
  return {
    package: expressParcel(end, { isMine: true }),
    state: 'idle',
    ringsUntil: null,
    rung: [],
    orderId: null,
    ...changes,
  };
}

export function duty(changes: Partial<DutyView> = {}): DutyView {
  return {
    isOnDuty: false,
    dispatchMode: null,
    position: null,
    isReachable: false,
    whyNot: null,
    workingHours: null,
    ...changes,
  };
}

export function happening(what: string, changes: Partial<OrderEventView> = {}): OrderEventView {
  return {
    id: idOf('oev', '1'),
    what,
    orderStatus: null,
    by: 'carrier',
    at: '2026-11-16T09:00:00.000Z',
    heardAt: '2026-11-16T09:00:00.000Z',
    proof: null,
    message: '',
    cancellationReasons: [],
    images: [],
    ...changes,
  };
}

export function expressOrder(changes: Partial<OrderView> = {}): OrderView {
  return {
    id: idOf('ord', '1'),
    orderId: idOf('ord', '1'),
    cancellationReasons: [],
    outcome: null,
    trackingId: 'WB-7K4M-2QXR',
    packageId: idOf('pkg', '1'),
    orderStatus: 1,
    role: 'sender',
    askedBy: 'carrier',
    isBooking: false,
    isExpress: true,
    sender: ada,
    carrier: chidi,
    fee: 4000,
    currency: 'NGN',
    dateCreated: '2026-11-16T09:00:00.000Z',
    lastModified: '2026-11-16T09:00:00.000Z',
    needsMe: false,
    waitingMessages: 0,
    package: expressParcel('1'),
    carrierPhoneNumber: null,
    commission: 400,
    carrierEarns: 3600,
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
    actions: [],
    can: { rate: false, sendCode: false, changeReceiver: 'no', addEvidence: false },
    ...changes,
  };
}
