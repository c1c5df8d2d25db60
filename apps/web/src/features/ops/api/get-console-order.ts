import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getConsoleOrder as call } from '@waybill/contract/ops/get-console-order';

export function getConsoleOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['ops', 'order', orderId],
    queryFn: ({ signal }) => api().call(call, { params: { orderId }, signal }),
  });
}
