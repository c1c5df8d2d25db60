import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { idOf, wuse } from '../../../tests/parcels.ts';

/** Somebody in a book, at a door in Wuse. */
export function receiver(name: string, changes: Partial<ReceiverView> = {}): ReceiverView {
  return {
    id: idOf('rcv', name[0] ?? '1'),
    fullName: name,
    phoneNumber: '+2348059876543',
    address: '7 Aminu Kano Crescent, Wuse, Abuja',
    addressJson: wuse,
    plusCode: '6FX93FG8+J3',
    landmark: 'Opposite the blue mosque',
    note: 'Call before you come',
    addedAt: '2026-11-10T08:00:00.000Z',
    doorWords: null,
    ...changes,
  };
}

export const bookOf = (items: readonly ReceiverView[], inBook = items.length) => ({ items, nextCursor: null, inBook });
