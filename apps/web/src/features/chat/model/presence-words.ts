import type { RoomView } from '@waybill/contract/chat/room-view';
import { here, type Zone } from '../../../ui/calendar.ts';
import { formatWhen } from '../../../ui/format-when.ts';

/** The other member’s presence; empty where they do not share it. */
export function presenceWords(presence: RoomView['presence'], now: Date, zone: Zone = here): string {
  if (presence === null) return '';
  if (presence.isHere) return 'Online';
  return presence.lastHereAt === null ? '' : `Last seen ${formatWhen(new Date(presence.lastHereAt), now, zone)}`;
}
