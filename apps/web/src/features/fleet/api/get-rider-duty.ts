import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getRiderDuty as call } from '@waybill/contract/fleet/get-rider-duty';

/** One’s own day for the business one acts for. */
export const getRiderDutyQuery = queryOptions({
  queryKey: ['fleet', 'duty'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
