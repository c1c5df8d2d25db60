import { api } from '@waybill/client/browser-client';
import type { QueryFor } from '@waybill/contract/call';
import { getStatement as call } from '@waybill/contract/wallet/get-statement';

export type StatementInput = QueryFor<typeof call>;

const types = { csv: 'text/csv', pdf: 'application/pdf' } as const;

/** The whole file, with a name to save it under. A plain link could not say who is asking. */
export async function getStatement(input: StatementInput): Promise<{ readonly name: string; readonly file: Blob }> {
  const content = await api().stream(call, { query: input, signal: new AbortController().signal });
  const { currency, startDate, endDate, format } = input;
  return {
    name: `waybill-${currency.toLowerCase()}-${startDate}-${endDate}.${format}`,
    file: new Blob([await new Response(content).arrayBuffer()], { type: types[format] }),
  };
}
