import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listStaff as call } from '@waybill/contract/ops/list-staff';

/** Our own people, by name. */
export const listStaffQuery = queryOptions({
  queryKey: ['ops', 'staff'],
  queryFn: async ({ signal }) => (await api().call(call, { signal })).staff,
});
