import type { BoardAskView, BoardOrderView, BoardRiderView, BoardView } from '@waybill/contract/board/board-view';
import { idOf } from '../../../tests/parcels.ts';

export const readAt = '2026-11-19T11:00:00.000Z';

const yaba = { label: 'Yaba, Lagos', latitude: 6.50953, longitude: 3.37112 };
const ajah = { label: 'Ajah, Lagos', latitude: 6.467, longitude: 3.572 };

const parcel = {
  isExpress: false,
  from: yaba,
  to: ajah,
  shipmentDate: '2026-11-19',
  weight: 2.5,
  dispatchMode: 0,
  senderName: 'Amina Bello',
  fee: 2600,
  currency: 'NGN' as const,
};

/** An order that waits for a rider. */
export function boardOrder(end: string, changes: Partial<BoardOrderView> = {}): BoardOrderView {
  return {
    ...parcel,
    packageId: idOf('pkg', end),
    orderId: idOf('ord', end),
    trackingId: `7K3M${end}`,
    orderStatus: 1,
    isSale: false,
    receiverName: 'Chike Eze',
    riderId: null,
    riderName: null,
    riderState: null,
    refusal: null,
    dateCreated: '2026-11-19T09:00:00.000Z',
    alerts: [],
    ...changes,
  };
}

export function boardAsk(end: string, changes: Partial<BoardAskView> = {}): BoardAskView {
  return {
    ...parcel,
    packageId: idOf('pkg', end),
    kind: 'request',
    orderId: idOf('ord', end),
    senderId: idOf('usr', 'S'),
    until: null,
    ...changes,
  };
}

/** A rider on duty, empty and free. */
export function boardRider(end: string, name: string, changes: Partial<BoardRiderView> = {}): BoardRiderView {
  return {
    riderId: idOf('usr', end),
    name,
    profilePicture: null,
    isOnDuty: true,
    onDutyBy: 'self',
    shift: null,
    vehicle: { id: idOf('veh', end), kind: 0, plate: `LSR-${end}`, capacityKg: 20, capacityPlaces: 4 },
    position: { latitude: 6.5, longitude: 3.36, at: readAt },
    load: { kg: 0, parcels: 0 },
    toFetch: 0,
    nextStop: null,
    ...changes,
  };
}

export function boardOf(changes: Partial<BoardView> = {}): BoardView {
  return { at: readAt, asks: [], orders: [], riders: [], isCut: false, ...changes };
}
