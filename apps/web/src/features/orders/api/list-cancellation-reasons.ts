import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listCancellationReasons } from '@waybill/contract/orders/list-cancellation-reasons';

export const cancellationReasonsQuery = queryOptions({
  queryKey: ['cancellation-reasons'],
  queryFn: ({ signal }) => api().call(listCancellationReasons, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
