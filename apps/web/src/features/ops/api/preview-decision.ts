import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { previewDecision as call } from '@waybill/contract/ops/preview-decision';

export type AskedDecision = BodyFor<typeof call>['decision'];

export const previewKey = ['ops', 'decision-preview'] as const;

/** Who would get what. It is asked for, and not computed here: what is shown is what moves. */
export function previewDecisionQuery(decision: AskedDecision) {
  return queryOptions({
    queryKey: [...previewKey, decision],
    queryFn: ({ signal }) => api().call(call, { body: { decision }, signal }),
    retry: false,
  });
}
