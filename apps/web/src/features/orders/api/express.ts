import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { listExpressRequests } from '@waybill/contract/orders/list-express-requests';
import { notifyRiders } from '@waybill/contract/orders/notify-riders';

const freshMs = 30_000;

/** What rings for a rider, and what is open near them. New parcels tell nobody, so it is asked for again and again. */
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

/** How a sender’s own search goes. */
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
