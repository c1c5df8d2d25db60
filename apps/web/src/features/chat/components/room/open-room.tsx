import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'with', userId],
    queryFn: () => createRoom(userId),
    retry: false,
    gcTime: 0,
  });
  const go = useEffectEvent((roomId: string) => onOpened(roomId));
  useEffect(() => {
    if (!data) return;
    queries.setQueryData(getRoomQuery(data.id).queryKey, data);
    go(data.id);
  }, [data, queries]);

  if (error instanceof ApiProblem && ['not_reachable', 'forbidden'].includes(error.code))
    return <EmptyState drawing="door" title="This door is closed at the moment" text={error.problem.detail} />;
  if (error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(error.code)) return notFound;
  return (
    <div className="p-5">
      {error ? (
        <FailedToLoad title="This conversation did not open" error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </div>
  );
}
