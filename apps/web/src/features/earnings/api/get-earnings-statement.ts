import { api } from '@waybill/client/browser-client';
import { getEarningsStatement as call } from '@waybill/contract/earnings/get-earnings-statement';
import { readerZone } from '../../../ui/reader-zone.ts';
import type { EarningsDays } from './list-earnings.ts';

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const;

/** The whole file, with a name to save it under. A plain link could not say who is asking. */
export async function getEarningsStatement(
  format: 'csv' | 'pdf',
  days: EarningsDays,
): Promise<{ readonly name: string; readonly file: Blob }> {
  const query = { format, ...days, timeZone: readerZone() };
  const content = await api().stream(call, { query, signal: new AbortController().signal });
  return {
    name: `waybill-earnings-${days.startDate}-${days.endDate}.${format}`,
    file: new Blob([await new Response(content).arrayBuffer()], { type: types[format] }),
  };
}
