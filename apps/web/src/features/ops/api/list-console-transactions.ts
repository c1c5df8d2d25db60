import { api } from '@waybill/client/browser-client';
import type { QueryFor } from '@waybill/contract/call';
import { exportConsoleTransactions as exportCall } from '@waybill/contract/ops/export-console-transactions';
import { listConsoleTransactions as call } from '@waybill/contract/ops/list-console-transactions';
import { opsList } from './ops-list.ts';

export type TransactionListFilter = NonNullable<QueryFor<typeof exportCall>>;

export function listConsoleTransactionsQuery(filter: TransactionListFilter) {
  return opsList(['transactions', filter], (page, signal) => api().call(call, { query: { ...page, ...filter }, signal }));
}

/** What the filter shows, as a file. A plain link could not say who is asking. */
export async function exportConsoleTransactions(filter: TransactionListFilter): Promise<Blob> {
  const content = await api().stream(exportCall, { query: filter, signal: new AbortController().signal });
  return new Blob([await new Response(content).arrayBuffer()], { type: 'text/csv' });
}
