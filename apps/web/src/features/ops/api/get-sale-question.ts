import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getSaleQuestion as call } from '@waybill/contract/ops/get-sale-question';

export function getSaleQuestionQuery(saleId: string) {
  return queryOptions({
    queryKey: ['ops', 'sale-question', saleId],
    queryFn: ({ signal }) => api().call(call, { params: { saleId }, signal }),
  });
}
