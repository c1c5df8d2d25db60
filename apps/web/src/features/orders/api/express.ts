import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { listExpressRequests } from '@waybill/contract/orders/list-express-requests';
import { notifyRiders } from '@waybill/contract/orders/notify-riders';

const freshMs = 30_000;

/** Express parcels that ring for a rider or are open nearby. A new parcel sends no event, hence the polling. */
export const expressRequestsQuery = queryOptions({
  queryKey: ['express', 'requests'],
  queryFn: async ({ signal }) => (await api().call(listExpressRequests, { signal })).requests,
  refetchInterval: freshMs,
});

/** One parcel that rings for a rider. */
export function expressRequestQuery(packageId: string, deliveryUserId: string) {
  return queryOptions({
    queryKey: ['express', 'request', packageId],
    queryFn: async ({ signal }) =>
      (await api().call(getExpressDeliveryRequestInfo, { params: { packageId }, query: { deliveryUserId }, signal })).request,
  });
}

/** The state of the sender’s own search for a rider. */
export function expressSearchQuery(packageId: string) {
  return queryOptions({
    queryKey: ['express', 'search', packageId],
    queryFn: async ({ signal }) =>
      (await api().call(getExpressDeliveryRequestInfo, { params: { packageId }, query: {}, signal })).search,
  });
}

export function ringRiders(packageId: string, riders: string[]) {
  return api().call(notifyRiders, { body: { packageId, riders } });
}

export function acceptExpress(packageId: string) {
  return api().call(acceptExpressDelivery, { params: { packageId } });
}

export async function letPass(packageId: string): Promise<void> {
  await api().call(declineExpressDelivery, { params: { packageId } });
}
