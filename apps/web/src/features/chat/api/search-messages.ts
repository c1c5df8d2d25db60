import { api } from '@waybill/client/browser-client';
import { searchMessages as call } from '@waybill/contract/chat/search-messages';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Messages of a room that hold these words, newest first. */
export function searchMessagesQuery(roomId: string, searchText: string) {
  return pagedQuery(['chat', 'search', roomId, searchText], (page, signal) =>
    api().call(call, { params: { roomId }, query: { ...page, searchText }, signal }),
  );
}
