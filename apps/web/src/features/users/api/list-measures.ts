import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listMeasures as call } from '@waybill/contract/measures/list-measures';

export const listMeasuresQuery = queryOptions({
  queryKey: ['measures'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
