import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getShareRule as call } from '@waybill/contract/earnings/get-share-rule';

export const getShareRuleQuery = queryOptions({
  queryKey: ['earnings', 'rule'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
