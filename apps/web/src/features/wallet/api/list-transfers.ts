import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listTransfers as call } from '@waybill/contract/wallet/list-transfers';

/** Asked for anew by every sheet that opens: another tab or device may have begun one. */
export const listTransfersQuery = queryOptions({
  queryKey: ['wallet', 'transfers'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).transfers,
  staleTime: 0,
  retry: false,
});
