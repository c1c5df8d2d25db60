import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getPerson as call } from '@waybill/contract/ops/get-person';

export function getPersonQuery(uid: string) {
  return queryOptions({
    queryKey: ['ops', 'person', uid],
    queryFn: ({ signal }) => api().call(call, { params: { uid }, signal }),
  });
}
