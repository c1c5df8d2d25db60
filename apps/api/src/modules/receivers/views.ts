import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import type { DoorWordsView, ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { plusCodeOf } from '../places/index.ts';
import type { DoorWordsRow } from './storage/door-words.ts';
import type { PickupPlaceRow } from './storage/pickup-places.ts';
import type { ReceiverRow } from './storage/receivers.ts';

export function receiverViewOf(row: ReceiverRow, ownerId: string): ReceiverView {
  const { id, fullName, phone, address, place, landmark, note, createdAt, wordsId, words, saidBy, saidAt } = row;
  const said = wordsId !== null && words !== null && saidBy !== null && saidAt !== null;
  return {
    ...{ id, fullName, phoneNumber: phone, address, addressJson: place, plusCode: plusCodeOf(place), landmark, note },
    addedAt: createdAt.toISOString(),
    doorWords: said ? doorWordsViewOf({ id: wordsId, words, saidBy, saidAt }, ownerId) : null,
  };
}

export function pickupPlaceViewOf({ phone, place, createdAt, ...row }: PickupPlaceRow): PickupPlaceView {
  const { id, name, fullName, address, landmark, note, isDefault } = row;
  return {
    ...{ id, name, fullName, phoneNumber: phone, address, addressJson: place, plusCode: plusCodeOf(place), landmark, note },
    isDefault,
    addedAt: createdAt.toISOString(),
  };
}

export function doorWordsViewOf({ id, words, saidAt, saidBy }: DoorWordsRow, viewerId: string): DoorWordsView {
  return { id, words, at: saidAt.toISOString(), isMine: saidBy === viewerId };
}
