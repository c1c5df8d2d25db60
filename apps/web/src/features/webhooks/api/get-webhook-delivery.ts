import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getWebhookDelivery as call } from '@waybill/contract/webhooks/get-webhook-delivery';

/** While it waits it is asked for again: somebody looks at it. */
export const getWebhookDeliveryQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['webhooks', 'delivery', deliveryId],
    queryFn: ({ signal }) => api().call(call, { params: { deliveryId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2_000 : false),
  });
