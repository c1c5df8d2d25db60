import { ChatPlace } from './parts/chat-place.tsx';

export function MessagesRoute() {
  return <ChatPlace roomId={undefined} room={undefined} />;
}
