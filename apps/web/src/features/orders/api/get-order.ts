import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getOrder } from '@waybill/contract/orders/get-order';

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => api().call(getOrder, { params: { id }, signal }),
  });
}
