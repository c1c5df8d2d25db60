import { api } from '@waybill/client/browser-client';
import { exportActs as call } from '@waybill/contract/ops/export-acts';
import { type ActFilter, wireOf } from './list-acts.ts';

/** What the filter shows, as a file. A plain link could not say who is asking. */
export async function exportActs(filter: ActFilter): Promise<Blob> {
  const content = await api().stream(call, { query: wireOf(filter), signal: new AbortController().signal });
  return new Blob([await new Response(content).arrayBuffer()], { type: 'text/csv' });
}
