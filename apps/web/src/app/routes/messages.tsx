import { listRoomsQuery } from '../../features/chat/api/list-rooms.ts';
import { askAhead } from '../ask-ahead.ts';
import { ChatPlace } from './parts/chat-place.tsx';

export function MessagesRoute() {
  return <ChatPlace roomId={undefined} room={undefined} />;
}

MessagesRoute.askAhead = askAhead((query) => [(queries) => queries.prefetchQuery(listRoomsQuery(query.get('find') ?? ''))]);
