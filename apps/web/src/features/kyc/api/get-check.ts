import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getCheck as call } from '@waybill/contract/kyc/get-check';

/** Fetched anew whenever the person’s status has changed, which is a passing event. */
export const getCheckQuery = (status: number) =>
  queryOptions({ queryKey: ['kyc', 'check', status], queryFn: ({ signal }) => api().call(call, { signal }) });
