import { api } from '@waybill/client/browser-client';
import { exportFigures as call } from '@waybill/contract/ops/export-figures';
import type { FigureDays } from './get-figures.ts';

/** The figures of every queue as a file. A plain link could not say who is asking. */
export async function exportFigures(days: FigureDays): Promise<Blob> {
  const content = await api().stream(call, { query: { days }, signal: new AbortController().signal });
  return new Blob([await new Response(content).arrayBuffer()], { type: 'text/csv' });
}
