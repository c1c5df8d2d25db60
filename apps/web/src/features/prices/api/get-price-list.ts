import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getPriceList as call } from '@waybill/contract/prices/get-price-list';

export function getPriceListQuery(businessId: string) {
  return queryOptions({
    queryKey: ['prices', businessId],
    queryFn: ({ signal }) => api().call(call, { params: { businessId }, signal }),
  });
}
