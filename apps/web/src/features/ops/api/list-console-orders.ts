import { api } from '@waybill/client/browser-client';
import type { QueryFor } from '@waybill/contract/call';
import { exportConsoleOrders as exportCall } from '@waybill/contract/ops/export-console-orders';
import { listConsoleOrders as call } from '@waybill/contract/ops/list-console-orders';
import { opsList } from './ops-list.ts';

export type OrderListFilter = NonNullable<QueryFor<typeof exportCall>>;

export function listConsoleOrdersQuery(filter: OrderListFilter) {
  return opsList(['orders', filter], (page, signal) => api().call(call, { query: { ...page, ...filter }, signal }));
}

/** What the filter shows, as a file. A plain link could not say who is asking. */
export async function exportConsoleOrders(filter: OrderListFilter): Promise<Blob> {
  const content = await api().stream(exportCall, { query: filter, signal: new AbortController().signal });
  return new Blob([await new Response(content).arrayBuffer()], { type: 'text/csv' });
}
