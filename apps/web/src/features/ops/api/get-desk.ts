import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getDesk as call } from '@waybill/contract/ops/get-desk';

const freshMs = 15_000;

/** Who of us holds what and looks at what. The console has no stream, so it polls; without an answer nobody is shown. */
export const getDeskQuery = queryOptions({
  queryKey: ['ops', 'desk'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  refetchInterval: freshMs,
});
