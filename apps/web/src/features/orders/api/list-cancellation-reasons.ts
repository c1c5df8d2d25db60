import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listCancellationReasons as call } from '@waybill/contract/orders/list-cancellation-reasons';

export const listCancellationReasonsQuery = queryOptions({
  queryKey: ['cancellation-reasons'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
