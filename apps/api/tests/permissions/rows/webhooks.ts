import { addWebhookEndpoint } from '@waybill/contract/webhooks/add-webhook-endpoint';
import { getWebhookDelivery } from '@waybill/contract/webhooks/get-webhook-delivery';
import { listWebhookDeliveries } from '@waybill/contract/webhooks/list-webhook-deliveries';
import { listWebhookEndpoints } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { listenForWebhooks } from '@waybill/contract/webhooks/listen-for-webhooks';
import { pingWebhookEndpoint } from '@waybill/contract/webhooks/ping-webhook-endpoint';
import { removeWebhookEndpoint } from '@waybill/contract/webhooks/remove-webhook-endpoint';
import { replayWebhookDeliveries } from '@waybill/contract/webhooks/replay-webhook-deliveries';
import { replayWebhookDelivery } from '@waybill/contract/webhooks/replay-webhook-delivery';
import { rotateWebhookSecret } from '@waybill/contract/webhooks/rotate-webhook-secret';
import { showWebhookSecret } from '@waybill/contract/webhooks/show-webhook-secret';
import { updateWebhookEndpoint } from '@waybill/contract/webhooks/update-webhook-endpoint';
import { endpointAt, ping } from '../../support/webhook-receiver.ts';
import { type Asked, ofSomebody, own, row } from '../row.ts';

/** Nobody listens there. */
const url = 'http://127.0.0.1:9009/hooks';

const ofEndpoint = (more: Asked = {}) =>
  ofSomebody(async (owner) => ({ params: { endpointId: (await endpointAt(owner, { url })).id }, ...more }));

const ofDelivery = ofSomebody(async (owner) => {
  const { id } = await endpointAt(owner, { url });
  return { params: { deliveryId: (await ping(owner, id)).result.id } };
});

const ofTheOwner = { strangers: 'not_found' } as const;

export const webhookRows = [
  own(listWebhookEndpoints),
  own(addWebhookEndpoint, { body: { url, description: 'The shop', types: ['order.accepted'] } }),
  row(updateWebhookEndpoint, ofEndpoint({ body: { isOn: false } }), ofTheOwner),
  row(removeWebhookEndpoint, ofEndpoint(), ofTheOwner),
  row(rotateWebhookSecret, ofEndpoint({ body: {} }), ofTheOwner),
  row(showWebhookSecret, ofEndpoint(), { ...ofTheOwner, owner: 'confirmation_required' }),
  row(pingWebhookEndpoint, ofEndpoint(), ofTheOwner),
  row(replayWebhookDeliveries, ofEndpoint({ body: { from: '2026-11-01T00:00:00Z' } }), ofTheOwner),
  own(listenForWebhooks, { body: {} }),
  own(listWebhookDeliveries),
  row(getWebhookDelivery, ofDelivery, ofTheOwner),
  row(replayWebhookDelivery, ofDelivery, ofTheOwner),
];
