import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getConsoleTransaction as call } from '@waybill/contract/ops/get-console-transaction';

export function getConsoleTransactionQuery(transactionId: string) {
  return queryOptions({
    queryKey: ['ops', 'transaction', transactionId],
    queryFn: ({ signal }) => api().call(call, { params: { transactionId }, signal }),
  });
}
