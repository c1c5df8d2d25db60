import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import { idOf, wuse } from '../../../tests/parcels.ts';

/** A place to send from, in Wuse. */
export function pickupPlace(name: string, changes: Partial<PickupPlaceView> = {}): PickupPlaceView {
  return {
    id: idOf('pup', name[0] ?? '1'),
    name,
    fullName: 'Musa Bello',
    phoneNumber: '+2348059876543',
    address: `${name}, 7 Aminu Kano Crescent, Wuse`,
    addressJson: wuse,
    plusCode: null,
    landmark: 'Beside the yellow bank',
    note: 'Ask at the counter',
    isDefault: false,
    addedAt: '2026-11-10T08:00:00.000Z',
    ...changes,
  };
}

export const placesAnswer = (items: readonly PickupPlaceView[]) => ({ 'GET /pickup-places': () => Response.json({ items }) });
