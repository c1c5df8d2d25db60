import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getCheckDetails as call } from '@waybill/contract/ops/get-check-details';

export function getCheckDetailsQuery(checkId: string) {
  return queryOptions({
    queryKey: ['ops', 'check', checkId],
    queryFn: ({ signal }) => api().call(call, { params: { checkId }, signal }),
  });
}
