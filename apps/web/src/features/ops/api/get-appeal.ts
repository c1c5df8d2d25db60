import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getAppeal as call } from '@waybill/contract/ops/get-appeal';

export function getAppealQuery(appealId: string) {
  return queryOptions({
    queryKey: ['ops', 'appeal', appealId],
    queryFn: ({ signal }) => api().call(call, { params: { appealId }, signal }),
  });
}
