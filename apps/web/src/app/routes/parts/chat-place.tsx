import type { ReactNode } from 'react';
import { RoomList } from '../../../features/chat/components/list/room-list.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useQuery } from '../../../ui/navigation/navigation.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { twoPanes, useMedia } from '../../../ui/use-media.ts';

type ChatPlaceProps = {
  readonly roomId: string | undefined;
  /** The room; undefined where one has yet to choose. */
  readonly room: ReactNode;
};

/** The list of conversations, the one that is open, or both side by side where there is room for it. */
export function ChatPlace({ roomId, room }: ChatPlaceProps) {
  const isTwo = useMedia(twoPanes);
  if (isTwo)
    return (
      <div className="chat-place chat-place-high chat-place-two">
        <section className="chat-list-pane" aria-label="Messages">
          {room === undefined ? (
            <h1 className="chat-list-title">Messages</h1>
          ) : (
            <p className="display chat-list-title font-bold">Messages</p>
          )}
          <Rooms roomId={roomId} isAlone={room === undefined} />
        </section>
        <section className="chat-room-pane" aria-label="Conversation">
          {room ?? (
            <div className="m-auto">
              <EmptyState drawing="letter" title="Pick up a conversation" text="Choose one from the list, and it opens here." />
            </div>
          )}
        </section>
      </div>
    );
  if (room !== undefined)
    return (
      <div className="chat-place chat-place-high">
        <section className="chat-room-pane" aria-label="Conversation">
          {room}
        </section>
      </div>
    );
  return (
    <div className="chat-place">
      <PageHeader title="Messages" lead="You and the people you send with or carry for." />
      <Card className="chat-list-pane p-0">
        <Rooms roomId={undefined} isAlone />
      </Card>
    </div>
  );
}

function Rooms({ roomId, isAlone }: { readonly roomId: string | undefined; readonly isAlone: boolean }) {
  const find = useQuery().get('find') ?? '';
  return (
    <RoomList
      openId={roomId}
      initialSearch={find}
      hrefOf={(id, searchText) => withQuery(paths.chat, { roomId: id, find: searchText })}
      empty={
        isAlone ? (
          <div className="chat-none">
            <EmptyState
              drawing="letter"
              title="No conversations yet"
              text="When you message someone, or they message you, it shows up here."
              action={<ButtonLink to={paths.timeline}>Find someone on the timeline</ButtonLink>}
            />
          </div>
        ) : (
          <p className="chat-list-note">No other conversations.</p>
        )
      }
    />
  );
}
