import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { previewBulk as call } from '@waybill/contract/ops/preview-bulk';

type AskedBulk = BodyFor<typeof call>;
export type AskedAct = AskedBulk['act'];
export type AskedCase = AskedBulk['cases'][number];

/** What would become of each. Asked for anew each time: colleagues work on them as well. */
export function previewBulkQuery(act: AskedAct, cases: readonly AskedCase[]) {
  return queryOptions({
    // Not below `ops`: a colleague’s act does not rewrite what somebody is about to confirm.
    queryKey: ['ops-bulk-preview', act, cases],
    queryFn: ({ signal }) => api().call(call, { body: { act, cases: [...cases] }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
