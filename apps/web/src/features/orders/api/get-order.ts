import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getOrder as call } from '@waybill/contract/orders/get-order';

export function getOrder(id: string) {
  return api().call(call, { params: { id } });
}

export function getOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => api().call(call, { params: { id }, signal }),
  });
}
