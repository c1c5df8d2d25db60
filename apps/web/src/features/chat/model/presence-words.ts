import type { RoomView } from '@waybill/contract/chat/room-view';
import { here, type Zone } from '../../../ui/calendar.ts';
import { formatWhen } from '../../../ui/format-when.ts';

/** What one may know of where the other one is; empty where that is nothing. */
export function presenceWords(presence: RoomView['presence'], now: Date, zone: Zone = here): string {
  if (presence === null) return '';
  if (presence.isHere) return 'Here now';
  return presence.lastHereAt === null ? '' : `Last here ${formatWhen(new Date(presence.lastHereAt), now, zone)}`;
}
