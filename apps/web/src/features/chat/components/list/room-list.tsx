import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { type ReactNode, useEffect, useState } from 'react';
import '../chat.css';
import { Loading } from '../../../../ui/loading.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { listRoomsQuery } from '../../api/list-rooms.ts';
import { useNow } from '../use-now.ts';
import { RoomRow } from './room-row.tsx';

type RoomListProps = {
  /** The one that is open beside it. */
  readonly openId: string | undefined;
  readonly hrefOf: (roomId: string, searchText: string) => string;
  /** The search text from before a room was opened. */
  readonly initialSearch: string;
  /** Shown where there is no conversation at all. */
  readonly empty: ReactNode;
};

// Changes to rooms arrive over the stream; presence does not, so it is polled.
const lookAgainMs = 60_000;
const typingPauseMs = 250;

/** One’s conversations, newest message first. */
export function RoomList({ openId, hrefOf, initialSearch, empty }: RoomListProps) {
  const [typed, setTyped] = useState(initialSearch);
  const searchText = useSettled(typed.trim());
  const query = useQuery({ ...listRoomsQuery(searchText), placeholderData: keepPreviousData, refetchInterval: lookAgainMs });
  const now = useNow();
  const rooms = query.data?.items;
  if (rooms?.length === 0 && searchText === '' && typed === '') return empty;
  return (
    <>
      <div className="chat-list-search">
        <SearchField label="Search by name" value={typed} maxLength={chatLimits.search} onChange={setTyped} />
      </div>
      {rooms ? (
        <nav aria-label="Conversations">
          <ul className="chat-rows" aria-busy={query.isPlaceholderData || undefined}>
            {rooms.map((room) => (
              <li key={room.id}>
                <RoomRow room={room} to={hrefOf(room.id, typed)} isOpen={room.id === openId} now={now} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p role="status" className="chat-list-note">
        {rooms?.length === 0 ? `No conversation with “${searchText}”.` : ''}
        {searchText === '' && rooms?.length === chatLimits.rooms ? 'Search by name to find older conversations.' : ''}
      </p>
      {rooms ? null : (
        <div className="p-4">
          <Loading query={query} failed="We could not load your messages" rows={6} />
        </div>
      )}
    </>
  );
}

/** Debounces a value: returns it once typing has paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
