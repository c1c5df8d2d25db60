import { api } from '@waybill/client/browser-client';
import { createRoom } from '@waybill/contract/chat/create-room';

/** The room with somebody: made now, or the one that is there already. */
export function openRoomWith(userId: string) {
  return api().call(createRoom, { body: { userId } });
}
