import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { getDuty } from '@waybill/contract/orders/get-duty';
import { setDuty } from '@waybill/contract/orders/set-duty';

export const dutyQuery = queryOptions({
  queryKey: ['duty'],
  queryFn: ({ signal }) => api().call(getDuty, { signal }),
});

export function changeDuty(body: BodyFor<typeof setDuty>) {
  return api().call(setDuty, { body });
}
