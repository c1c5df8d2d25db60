import { api } from '@waybill/client/browser-client';
import { deleteRoom } from '@waybill/contract/chat/delete-room';

/** For oneself only. */
export function deleteChat(roomId: string) {
  return api().call(deleteRoom, { params: { roomId } });
}
