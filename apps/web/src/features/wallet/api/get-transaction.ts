import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getTransaction as call } from '@waybill/contract/wallet/get-transaction';

export function getTransactionQuery(transactionId: string) {
  return queryOptions({
    queryKey: ['wallet', 'transaction', transactionId],
    queryFn: ({ signal }) => api().call(call, { params: { transactionId }, signal }),
  });
}
