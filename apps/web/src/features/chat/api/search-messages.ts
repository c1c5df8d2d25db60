import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { searchMessages as call } from '@waybill/contract/chat/search-messages';

const pageSize = 20;
const start: string | null = null;

/** Messages of a room that hold these words, newest first. */
export function searchMessagesQuery(roomId: string, searchText: string) {
  return infiniteQueryOptions({
    queryKey: ['chat', 'search', roomId, searchText],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        params: { roomId },
        query: { searchText, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
