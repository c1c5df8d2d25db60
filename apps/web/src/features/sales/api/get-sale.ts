import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getSale as call } from '@waybill/contract/sales/get-sale';

export function getSaleQuery(saleId: string) {
  return queryOptions({
    queryKey: ['sales', 'one', saleId],
    queryFn: ({ signal }) => api().call(call, { params: { saleId }, signal }),
  });
}
