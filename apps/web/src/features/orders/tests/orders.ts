import type { OrderView } from '@waybill/contract/orders/order-view';
import { idOf, packageWith, person } from '../../../tests/parcels.ts';
import { order } from './deals.ts';

/** An accepted order, as its carrier sees it. */
export function orderOf(end: string, changes: Partial<OrderView> = {}): OrderView {
  return order({
    id: idOf('ord', end),
    orderId: idOf('ord', end),
    trackingId: '7K3M9QXPD',
    packageId: idOf('pkg', end),
    role: 'carrier',
    carrier: person('T', 'Tunde Afolabi'),
    fee: 12_500,
    lastModified: '2026-11-14T09:40:00.000Z',
    needsMe: true,
    package: packageWith(end, {
      pickupAddress: '12 Herbert Macaulay Way, Yaba, Lagos',
      dropoffAddress: '4 Adetokunbo Ademola Crescent, Wuse, Abuja',
      status: 'matched',
      secrets: {
        senderFullName: 'Amina Bello',
        receiverFullName: 'Chike Eze',
        senderPhoneNumber: '+2348031234567',
        receiverPhoneNumber: '+2348059876543',
        pickupLandmark: '',
        pickupNote: '',
        pickupPlusCode: null,
        dropoffLandmark: '',
        dropoffNote: '',
        dropoffPlusCode: null,
        costOfItem: 40_000,
        charge: 500,
      },
    }),
    carrierPhoneNumber: null,
    commission: 1250,
    carrierEarns: 11_250,
    history: [],
    pickupCode: null,
    actions: [{ to: 2, label: 'I have the parcel', needs: 'pickup-proof', isAsking: false }],
    ...changes,
  });
}
