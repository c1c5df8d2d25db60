import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getExpressDeliveryRequestInfo as call } from '@waybill/contract/orders/get-express-delivery-request-info';

/** One parcel that rings for a rider. */
export function getExpressDeliveryRequestInfoQuery(packageId: string, deliveryUserId: string) {
  return queryOptions({
    queryKey: ['express', 'request', packageId],
    queryFn: async ({ signal }) => (await api().call(call, { params: { packageId }, query: { deliveryUserId }, signal })).request,
  });
}

/** The state of the sender’s own search for a rider. */
export function expressSearchQuery(packageId: string) {
  return queryOptions({
    queryKey: ['express', 'search', packageId],
    queryFn: async ({ signal }) => (await api().call(call, { params: { packageId }, query: {}, signal })).search,
  });
}
