import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getDuty as call } from '@waybill/contract/orders/get-duty';

export const getDutyQuery = queryOptions({
  queryKey: ['duty'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
