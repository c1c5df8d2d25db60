import { api } from '@waybill/client/browser-client';
import { deleteRoom as call } from '@waybill/contract/chat/delete-room';

/** For oneself only. */
export function deleteRoom(roomId: string) {
  return api().call(call, { params: { roomId } });
}
