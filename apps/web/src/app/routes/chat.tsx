import { getRoomQuery } from '../../features/chat/api/get-room.ts';
import { OpenRoom } from '../../features/chat/components/room/open-room.tsx';
import { Room } from '../../features/chat/components/room/room.tsx';
import { catchingUp, picturesAtEnd } from '../../features/chat/model/use-room.ts';
import { preloadPictures } from '../../features/files/model/picture-sources.ts';
import { paths, withQuery } from '../../session/paths.ts';
import { useUser } from '../../session/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { askAhead } from '../ask-ahead.ts';
import { ChatPlace } from './parts/chat-place.tsx';

/** `?roomId=` is a room; `?userId=` is the one with that person, made if need be. */
export function ChatRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const query = useQuery();
  const roomId = query.get('roomId') ?? undefined;
  const withId = query.get('userId') ?? undefined;
  if (roomId !== undefined)
    return <ChatPlace roomId={roomId} room={<Room key={roomId} roomId={roomId} userId={user.id} notFound={<NoRoom />} />} />;
  if (withId === undefined || withId === user.id) return <ChatPlace roomId={undefined} room={<NoRoom />} />;
  return (
    <ChatPlace
      roomId={undefined}
      room={
        <OpenRoom
          key={withId}
          userId={withId}
          notFound={<NoRoom />}
          // Back does not lead here again.
          onOpened={(id) => navigate(withQuery(paths.chat, { roomId: id }), { replace: true })}
        />
      }
    />
  );
}

ChatRoute.askAhead = askAhead((query) => {
  const roomId = query.get('roomId');
  if (roomId === null) return [];
  return [
    (queries) => queries.prefetchQuery(getRoomQuery(roomId)),
    async (queries) => {
      await queries.prefetchQuery(catchingUp(queries, roomId));
      preloadPictures(picturesAtEnd(queries, roomId));
    },
  ];
});

function NoRoom() {
  return (
    <div className="m-auto">
      <h1 className="sr-only">Conversation</h1>
      <EmptyState
        drawing="door"
        title="We could not find this conversation"
        text="Choose a conversation from your messages."
        action={<ButtonLink to={paths.messages}>Back to messages</ButtonLink>}
      />
    </div>
  );
}
