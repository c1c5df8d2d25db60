import type { TravellersRequestView } from '@waybill/contract/timeline/item-view';
import { counted, weightInWords } from '../feed/item-words.ts';

type Room = Pick<TravellersRequestView, 'roomLeftKg' | 'roomLeftPieces'>;

/** “room for 4.5 kg, 2 parcels”; undefined where the traveller did not say. */
export function roomInWords({ roomLeftKg, roomLeftPieces }: Room): string | undefined {
  if (roomLeftKg === 0 || roomLeftPieces === 0) return 'no room left';
  const parts = [
    roomLeftKg === null ? [] : weightInWords(roomLeftKg),
    roomLeftPieces === null ? [] : counted(roomLeftPieces, 'parcel', 'parcels'),
  ].flat();
  return parts.length === 0 ? undefined : `room for ${parts.join(', ')}`;
}
