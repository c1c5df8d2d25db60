import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getCheck as call } from '@waybill/contract/kyc/get-check';

/** Asked for anew whenever the person’s standing has changed, which is told in passing. */
export const getCheckQuery = (status: number) =>
  queryOptions({ queryKey: ['kyc', 'check', status], queryFn: ({ signal }) => api().call(call, { signal }) });
