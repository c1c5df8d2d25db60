import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { lookAtCase as call, glanceTimes } from '@waybill/contract/ops/look-at-case';

/** Says again and again that a case is open here, while its page is in sight. Nobody is held up where it cannot be said. */
export function lookAtCaseQuery(params: CaseName) {
  return queryOptions({
    queryKey: ['ops-look', params.kind, params.id],
    queryFn: async ({ signal }) => {
      await api().call(call, { params, body: {}, signal });
      return new Date();
    },
    refetchInterval: glanceTimes.everyMs,
    retry: false,
    gcTime: 0,
  });
}
