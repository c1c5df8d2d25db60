import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getBoard as call } from '@waybill/contract/board/get-board';

export const boardKey = ['board'] as const;

/** Asked again by `useBoard`, which knows when; on a page that is opened anew it is asked in any case. */
export const getBoardQuery = queryOptions({
  queryKey: boardKey,
  queryFn: ({ signal }) => api().call(call, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
});
