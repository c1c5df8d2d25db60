import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { createRoom } from '../../api/create-room.ts';
import { getRoomQuery } from '../../api/get-room.ts';

type OpenRoomProps = {
  readonly userId: string;
  readonly onOpened: (roomId: string) => void;
  readonly notFound: ReactNode;
};

/** Opens the room with a person: there is one for every two people, made when it is first wanted. */
export function OpenRoom({ userId, onOpened, notFound }: OpenRoomProps) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['chat', 'with', userId],
    queryFn: () => createRoom(userId),
    retry: false,
    gcTime: 0,
  });
  const { data, error } = query;
  const go = useEffectEvent((roomId: string) => onOpened(roomId));
  useEffect(() => {
    if (!data) return;
    queries.setQueryData(getRoomQuery(data.id).queryKey, data);
    go(data.id);
  }, [data, queries]);

  if (isProblem(error, 'not_reachable', 'forbidden'))
    return <EmptyState drawing="door" title="You cannot write to this person" text={error.problem.detail} />;
  if (isProblem(error, 'not_found', 'invalid_input')) return notFound;
  return (
    <div className="p-5">
      <Loading query={query} failed="We could not open this conversation" rows={5} />
    </div>
  );
}
