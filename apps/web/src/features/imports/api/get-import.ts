import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getImport as call } from '@waybill/contract/imports/get-import';

export function getImportQuery(importId: string) {
  return queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: ({ signal }) => api().call(call, { params: { importId }, signal }),
  });
}

/** How far a posting is. */
export function getImportCounts(importId: string) {
  return api().call(call, { params: { importId }, query: { rows: 'none' } });
}
