import { api } from '@waybill/client/browser-client';
import { createRoom as call } from '@waybill/contract/chat/create-room';

/** The room with somebody: made now, or the one that is there already. */
export function createRoom(userId: string) {
  return api().call(call, { body: { userId } });
}
