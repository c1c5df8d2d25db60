import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getSupportRoom as call } from '@waybill/contract/ops/get-support-room';

const freshMs = 8000;
const newest: number | null = null;

/** The room of one person, from its end backwards. The console has no stream, so it polls while the room is open. */
export function getSupportRoomQuery(roomId: string) {
  return infiniteQueryOptions({
    queryKey: ['ops', 'support-room', roomId],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, { params: { roomId }, query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: newest,
    getNextPageParam: ({ hasOlder, messages: [first] }) => (hasOlder && first ? first.seq : null),
    refetchInterval: freshMs,
  });
}
