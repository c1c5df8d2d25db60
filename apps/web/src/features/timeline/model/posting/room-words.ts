import { counted, weightInWords } from '../feed/item-words.ts';
import type { Booking } from './booking.ts';

type Room = Pick<Booking, 'roomLeftKg' | 'roomLeftPieces'>;

/** “room for 4.5 kg, 2 parcels”; undefined where the carrier did not say. */
export function roomInWords({ roomLeftKg, roomLeftPieces }: Room): string | undefined {
  if (roomLeftKg === 0 || roomLeftPieces === 0) return 'no room left';
  const parts = [
    roomLeftKg === null ? [] : weightInWords(roomLeftKg),
    roomLeftPieces === null ? [] : counted(roomLeftPieces, 'parcel', 'parcels'),
  ].flat();
  return parts.length === 0 ? undefined : `room for ${parts.join(', ')}`;
}
