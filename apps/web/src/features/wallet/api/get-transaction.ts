import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getTransaction } from '@waybill/contract/wallet/get-transaction';

export function transactionQuery(transactionId: string) {
  return queryOptions({
    queryKey: ['wallet', 'transaction', transactionId],
    queryFn: ({ signal }) => api().call(getTransaction, { params: { transactionId }, signal }),
  });
}
