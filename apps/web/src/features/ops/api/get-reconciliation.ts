import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getReconciliation as call } from '@waybill/contract/ops/get-reconciliation';

const freshMs = 60_000;

/** Others are asked for it, so not with everything else that a decision has fetched again. */
export const getReconciliationQuery = queryOptions({
  queryKey: ['ops-reconciliation'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  staleTime: freshMs,
});
