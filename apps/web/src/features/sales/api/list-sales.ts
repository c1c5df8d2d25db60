import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listSales as call } from '@waybill/contract/sales/list-sales';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Everything of sales is kept below `sales`, so that one word of the server refreshes all of it. */
export function listSalesQuery(role: 'seller' | 'buyer') {
  return pagedQuery(
    ['sales', 'list', role],
    (page, signal) => api().call(call, { query: { ...page, role }, signal }),
    // As many as can be under way at a time: their groups stand above those that are over.
    50,
  );
}

/** What is paid for and waits to be sent, for a glance. */
export const salesToSendQuery = queryOptions({
  queryKey: ['sales', 'list', 'to-send'],
  queryFn: ({ signal }) => api().call(call, { query: { role: 'seller', group: 'paid' }, signal }),
});
