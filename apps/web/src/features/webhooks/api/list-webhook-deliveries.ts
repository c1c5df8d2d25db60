import { api } from '@waybill/client/browser-client';
import { listWebhookDeliveries as call } from '@waybill/contract/webhooks/list-webhook-deliveries';
import { pagedQuery } from '../../../session/paged-query.ts';
import { type DeliveryFilter, searchOf } from '../model/delivery-filter.ts';

export const listWebhookDeliveriesQuery = (filter: DeliveryFilter) =>
  pagedQuery(['webhooks', 'deliveries', filter], (page, signal) =>
    api().call(call, { query: { ...page, ...searchOf(filter) }, signal }),
  );
