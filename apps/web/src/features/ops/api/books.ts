import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getBooks } from '@waybill/contract/ops/get-books';
import { getReconciliation } from '@waybill/contract/ops/get-reconciliation';
import { proveBooks } from '@waybill/contract/ops/prove-books';

export const booksQuery = queryOptions({
  queryKey: ['ops', 'books'],
  queryFn: ({ signal }) => api().call(getBooks, { signal }),
});

export function proveNow() {
  return api().call(proveBooks, {});
}

const freshMs = 60_000;

/** Others are asked for it, so not with everything else that a decision has fetched again. */
export const reconciliationQuery = queryOptions({
  queryKey: ['ops-reconciliation'],
  queryFn: ({ signal }) => api().call(getReconciliation, { signal }),
  staleTime: freshMs,
});
