import type { CollectedParcel, CollectionView } from '@waybill/contract/collections/collection-view';
import { amina, idOf, person } from '../../../tests/parcels.ts';

export const tolu = person('T', 'Tolu Adebayo');

/** A parcel of a collection, free unless it is said otherwise. */
export function collected(end: string, changes: Partial<CollectedParcel> = {}): CollectedParcel {
  return {
    packageId: idOf('pkg', end),
    to: 'Wuse, Abuja',
    weight: 1.5,
    fee: 2_000,
    shipmentDate: '2026-11-20',
    state: 'free',
    order: null,
    receiverName: '',
    ...changes,
  };
}

export const agreed = (end: string, orderStatus = 1): CollectedParcel =>
  collected(end, {
    state: 'taken',
    order: { id: idOf('ord', end), trackingId: `7K3M9QXP${end}`, orderStatus },
    receiverName: `Receiver ${end}`,
  });

/** Two free parcels as any carrier sees them. */
export function collection(changes: Partial<CollectionView> = {}): CollectionView {
  return {
    id: idOf('col', '1'),
    role: 'carrier',
    state: 'open',
    sender: amina,
    asked: null,
    carrier: null,
    from: 'Yaba, Lagos',
    currency: 'NGN',
    count: 2,
    total: 4_000,
    carrierEarns: 3_600,
    createdAt: '2026-11-19T08:00:00.000Z',
    takenAt: null,
    pickupAddress: null,
    pickupLandmark: '',
    pickupNote: '',
    pickupCode: null,
    parcels: [collected('1'), collected('2')],
    ...changes,
  };
}

export const taken = (changes: Partial<CollectionView> = {}): CollectionView =>
  collection({
    state: 'taken',
    carrier: tolu,
    takenAt: '2026-11-19T09:00:00.000Z',
    pickupAddress: '12 Herbert Macaulay Way',
    parcels: [agreed('1'), agreed('2')],
    ...changes,
  });
