import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listKeyRequests as call } from '@waybill/contract/developers/list-key-requests';

const first: string | null = null;

export function listKeyRequestsQuery(
  keyId: string,
  { search, isFailed }: { readonly search: string; readonly isFailed: boolean },
) {
  return infiniteQueryOptions({
    queryKey: ['developers', 'requests', keyId, search, isFailed],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        params: { keyId },
        query: {
          limit: 50,
          ...(search === '' ? {} : { search }),
          ...(isFailed ? { failed: 'true' as const } : {}),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
