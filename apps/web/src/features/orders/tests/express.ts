import type { DutyView } from '@waybill/contract/orders/duty';
import type { ExpressRequestView, ExpressSearchView } from '@waybill/contract/orders/express-view';
import type { OrderEventView, OrderView } from '@waybill/contract/orders/order-view';
import type { RiderView } from '@waybill/contract/orders/rider-view';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { idOf, packageWith, person, yaba } from '../../../tests/parcels.ts';
import { event, order } from './deals.ts';

export const ada = person('A', 'Ada Obi');
export const chidi = person('C', 'Chidi Eze');

const ikeja = { ...yaba, label: 'Ikeja, Lagos', latitude: 6.6, longitude: 3.35, city: 'Ikeja' };

function expressParcel(end: string, changes: Partial<PackageView> = {}): PackageView {
  return packageWith(end, {
    itemType: 5,
    author: ada,
    dateCreated: '2026-11-16T08:40:00.000Z',
    can: { delete: false, report: true, book: false, carry: true },
    deliveryPartner: 3,
    dispatchMode: 0,
    dropoffAddress: 'Ikeja, Lagos',
    dropOffAddressJson: ikeja,
    shipmentDate: '2026-11-16',
    itemCategoryId: 1,
    handleRequirementId: 1,
    description: '',
    price: 4000,
    ...changes,
  });
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
    startedAt: null,
    farthestKm: null,
    canWiden: false,
    searchesLeft: 10,
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
  const at = '2026-11-16T09:00:00.000Z';
  return event('1', { id: idOf('oev', '1'), what, orderStatus: null, by: 'carrier', at, heardAt: at, ...changes });
}

export function expressOrder(changes: Partial<OrderView> = {}): OrderView {
  return order({
    trackingId: 'WB-7K4M-2QXR',
    isExpress: true,
    sender: ada,
    carrier: chidi,
    fee: 4000,
    dateCreated: '2026-11-16T09:00:00.000Z',
    lastModified: '2026-11-16T09:00:00.000Z',
    package: expressParcel('1'),
    carrierPhoneNumber: null,
    commission: 400,
    carrierEarns: 3600,
    history: [],
    pickupCode: null,
    ...changes,
  });
}
