import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listRooms as call } from '@waybill/contract/chat/list-rooms';
import { receipts } from '../model/receipts-here.ts';
import { withKnown } from '../model/room-caches.ts';

/** One’s chats, newest message first; with words, those with people whose name holds them. */
export function listRoomsQuery(searchText: string) {
  return queryOptions({
    queryKey: ['chat', 'rooms', searchText],
    queryFn: async ({ signal, client }) => {
      const rooms = await api().call(call, { query: searchText === '' ? {} : { searchText }, signal });
      // Messages written while no page was open have reached this device now.
      for (const { id, lastSeq, members } of rooms.items) if (members[0]?.unreadMessagesCount) receipts.delivered(id, lastSeq);
      const known = client.getQueryData<typeof rooms>(['chat', 'rooms', searchText])?.items;
      return {
        ...rooms,
        items: rooms.items.map((room) =>
          withKnown(
            room,
            known?.find(({ id }) => id === room.id),
          ),
        ),
      };
    },
  });
}
