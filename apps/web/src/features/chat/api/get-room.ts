import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getRoom as call } from '@waybill/contract/chat/get-room';
import type { RoomView } from '@waybill/contract/chat/room-view';
import { withKnown } from '../model/room-caches.ts';

export function getRoomQuery(roomId: string) {
  return queryOptions({
    queryKey: ['chat', 'room', roomId],
    queryFn: async ({ signal, client }) => {
      const room = await api().call(call, { params: { roomId }, signal });
      return withKnown(room, client.getQueryData<RoomView>(['chat', 'room', roomId]));
    },
  });
}
