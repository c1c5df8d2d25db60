import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { RefusalReason } from '@waybill/contract/kyc/documents';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { getCheckFile } from '@waybill/contract/ops/get-check-file';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { opsList } from './ops-list.ts';

export const checkStates = ['pending', 'decided'] as const;
export type CheckState = (typeof checkStates)[number];

export function checksQuery(state: CheckState) {
  return opsList(['checks', state], (page, signal) => api().call(listChecks, { query: { ...page, state }, signal }));
}

export function checkQuery(checkId: string) {
  return queryOptions({
    queryKey: ['ops', 'check', checkId],
    queryFn: ({ signal }) => api().call(getCheckDetails, { params: { checkId }, signal }),
  });
}

type Looked = { readonly note: string; readonly seen: string[] };

export function acceptPapers(checkId: string, looked: Looked) {
  return api().call(decideCheck, { params: { checkId }, body: { decision: 'accept', ...looked } });
}

export function refusePapers(checkId: string, { reasons, ...looked }: Looked & { readonly reasons: readonly RefusalReason[] }) {
  return api().call(decideCheck, { params: { checkId }, body: { decision: 'refuse', reasons: [...reasons], ...looked } });
}

/** The bytes of a picture or document. They pass by every cache: neither the browser nor the app keeps them. */
export async function fetchPaper(checkId: string, fileId: string, mediaType: string, signal: AbortSignal): Promise<Blob> {
  const bytes = await api().stream(getCheckFile, { params: { checkId, fileId }, signal });
  return new Blob([await new Response(bytes).arrayBuffer()], { type: mediaType });
}
