import { useInfiniteQuery } from '@tanstack/react-query';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import type { MessageView } from '@waybill/contract/chat/message-view';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { searchMessagesQuery } from '../../api/search-messages.ts';
import { excerpt, markWords } from '../../model/marked-words.ts';
import { shortWhen } from '../../model/room-clock.ts';

type RoomSearchProps = {
  readonly roomId: string;
  readonly name: string;
  /** The other member’s id: messages of anybody else are one’s own. */
  readonly otherId: string;
  readonly onFound: (seq: number) => void;
  readonly onClose: () => void;
};

const typingPauseMs = 300;

/** Looks for words in what was said. */
export function RoomSearch({ roomId, name, otherId, onFound, onClose }: RoomSearchProps) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useInfiniteQuery({ ...searchMessagesQuery(roomId, wanted), enabled: wanted !== '' });
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside, and there is a button for it
    <div
      className="chat-search"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="chat-search-bar">
        <SearchField
          autoFocus
          label="Search in this chat"
          value={typed}
          maxLength={chatLimits.search}
          onChange={setTyped}
          className="flex-1"
        />
        <IconButton label="Close the search" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {wanted === '' ? null : (
        <div className="chat-search-found">
          <p role="status" className="chat-list-note">
            {query.data && found.length === 0 ? `No messages match “${wanted}”.` : ''}
          </p>
          {query.isPending ? <SkeletonRows rows={2} /> : null}
          {query.isError && !query.data ? <FailedToLoad title="Search is not working" query={query} /> : null}
          <ul>
            {found.map((message) => (
              <li key={message.id}>
                <button type="button" className="chat-found" onClick={() => onFound(message.seq)}>
                  <span className="chat-found-head">
                    <span>{message.senderId === otherId ? name : 'You'}</span>
                    <time dateTime={message.sentAt}>{shortWhen(message.sentAt, new Date())}</time>
                  </span>
                  <Marked message={message} searchText={wanted} />
                </button>
              </li>
            ))}
          </ul>
          {query.hasNextPage ? (
            <Button variant="quiet" full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

function Marked({ message, searchText }: { readonly message: MessageView; readonly searchText: string }) {
  return (
    <span className="chat-found-text" dir="auto">
      {markWords(excerpt(message.messageText, searchText), searchText).map(({ text, isMarked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
