import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { OrderEventView, OrderSummaryView, OrderView } from '@waybill/contract/orders/order-view';
import { amina, idOf, packageWith, person } from '../../../tests/parcels.ts';
import type { ActiveNegotiation } from '../api/list-active-negotiations.ts';

export const tolu = person('T', 'Tolu Adebayo');

const shared = {
  id: idOf('ord', '1'),
  orderId: idOf('ord', '1'),
  trackingId: '7K3M9QXPC',
  packageId: idOf('pkg', '1'),
  orderStatus: 1,
  askedBy: 'carrier',
  isBooking: false,
  isExpress: false,
  sender: amina,
  carrier: tolu,
  fee: 5_000,
  charge: 500,
  currency: 'NGN',
  dateCreated: '2026-11-14T08:40:00.000Z',
  lastModified: '2026-11-14T08:40:00.000Z',
  outcome: null,
  needsMe: false,
  waitingMessages: 0,
} as const;

/** A line of the list, as the sender sees it. */
export function summary(changes: Partial<OrderSummaryView> = {}): OrderSummaryView {
  return {
    ...shared,
    cancellationReasons: [],
    role: 'sender',
    itemCategoryId: 1,
    pickup: 'Yaba, Lagos',
    dropOff: 'Wuse, Abuja',
    shipmentDate: '2026-11-20',
    image: null,
    ...changes,
  };
}

export const parcel = packageWith('1', {
  isMine: true,
  pickupAddress: '12 Herbert Macaulay Way',
  dropoffAddress: '4 Aminu Kano Crescent',
  itemCategoryId: 1,
  handleRequirementId: 1,
  description: 'Two folders',
  price: 5_000,
  status: 'matched',
  secrets: {
    senderFullName: 'Amina Bello',
    receiverFullName: 'Chidi Obi',
    senderPhoneNumber: '+2348031234567',
    receiverPhoneNumber: '+2348039876543',
    pickupLandmark: '',
    pickupNote: '',
    pickupPlusCode: null,
    dropoffLandmark: '',
    dropoffNote: '',
    dropoffPlusCode: null,
    costOfItem: 20_000,
    charge: 500,
  },
});

export function event(end: string, changes: Partial<OrderEventView> = {}): OrderEventView {
  return {
    id: idOf('evt', end),
    what: 'order.accepted',
    orderStatus: 1,
    by: 'sender',
    actedBy: null,
    at: '2026-11-14T09:00:00.000Z',
    heardAt: '2026-11-14T09:00:00.000Z',
    proof: null,
    message: '',
    cancellationReasons: [],
    images: [],
    ...changes,
  };
}

/** An agreed order, as the sender sees it. */
export function order(changes: Partial<OrderView> = {}): OrderView {
  return {
    ...shared,
    cancellationReasons: [],
    role: 'sender',
    package: parcel,
    carrierPhoneNumber: '+2348035550000',
    commission: 500,
    carrierEarns: 4_500,
    returned: 0,
    rider: null,
    assignment: null,
    riderEarns: null,
    escrow: 'held',
    history: [event('1', { what: 'order.requested', by: 'carrier', orderStatus: 0 }), event('2')],
    questions: [],
    cancellationAsked: null,
    movesBy: null,
    pickupCode: '482913',
    returnCode: null,
    door: null,
    codeWithheld: null,
    handoverCode: null,
    position: null,
    trail: [],
    estimatedArrival: null,
    arrivalWindow: null,
    receiverNote: null,
    doorWords: null,
    ratings: { mine: null, theirs: null },
    actions: [],
    can: { rate: false, sendCode: false, changeReceiver: 'no', addEvidence: false, sayAboutDoor: false },
    ...changes,
  };
}

export function offer(end: string, changes: Partial<NegotiationView> = {}): NegotiationView {
  return {
    negotiationId: idOf('neg', end),
    packageId: idOf('pkg', '1'),
    otherPartyId: idOf('usr', '2'),
    by: 'carrier',
    isMine: false,
    amount: 6_000,
    currency: 'NGN',
    reason: 'The road is bad',
    status: 0,
    dateCreated: '2026-11-14T10:00:00.000Z',
    openUntil: '2026-11-15T10:00:00.000Z',
    ...changes,
  };
}

/** A negotiation as the sender sees it: the carrier’s offer is open. */
export function thread(changes: Partial<NegotiationThreadView> = {}): NegotiationThreadView {
  return {
    packageId: idOf('pkg', '1'),
    role: 'sender',
    otherParty: tolu,
    heldFee: 5_000,
    charge: 500,
    reserve: 0,
    currency: 'NGN',
    offers: [offer('1')],
    countersLeft: 6,
    lastAgreedFees: [],
    can: { offer: true, accept: 'pin', reject: true, withdraw: false },
    ...changes,
  };
}

export function activeNegotiation(changes: Partial<ActiveNegotiation> = {}): ActiveNegotiation {
  return {
    packageId: idOf('pkg', '1'),
    otherParty: tolu,
    itemCategoryId: 1,
    pickup: 'Yaba, Lagos',
    dropOff: 'Wuse, Abuja',
    offer: offer('1'),
    heldFee: 5_000,
    charge: 500,
    needsMe: true,
    ...changes,
  };
}
