import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getSecondFactor as call } from '@waybill/contract/identity/get-second-factor';

export type SecondFactorState = ResultOf<typeof call>;
export const getSecondFactorQuery = queryOptions({
  queryKey: ['ops', 'second-factor'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
