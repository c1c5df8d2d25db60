import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getDispute as call } from '@waybill/contract/ops/get-dispute';

export function getDisputeQuery(orderId: string) {
  return queryOptions({
    queryKey: ['ops', 'dispute', orderId],
    queryFn: ({ signal }) => api().call(call, { params: { orderId }, signal }),
  });
}
