import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { WebhooksContext } from './context.ts';
import { forgetOldDeliveries } from './jobs/forget-deliveries.ts';
import { tellOwner } from './jobs/tell-owner.ts';
import { addWebhookEndpointRoute } from './routes/add-webhook-endpoint.ts';
import { getWebhookDeliveryRoute } from './routes/get-webhook-delivery.ts';
import { listWebhookDeliveriesRoute } from './routes/list-webhook-deliveries.ts';
import { listWebhookEndpointsRoute } from './routes/list-webhook-endpoints.ts';
import { listenForWebhooksRoute } from './routes/listen-for-webhooks.ts';
import { pingWebhookEndpointRoute } from './routes/ping-webhook-endpoint.ts';
import { removeWebhookEndpointRoute } from './routes/remove-webhook-endpoint.ts';
import { replayWebhookDeliveriesRoute } from './routes/replay-webhook-deliveries.ts';
import { replayWebhookDeliveryRoute } from './routes/replay-webhook-delivery.ts';
import { rotateWebhookSecretRoute } from './routes/rotate-webhook-secret.ts';
import { showWebhookSecretRoute } from './routes/show-webhook-secret.ts';
import { updateWebhookEndpointRoute } from './routes/update-webhook-endpoint.ts';

export { startDelivering } from './delivery-engine.ts';
export { webhooksReactions } from './reactions.ts';
export { forgetWebhooks } from './storage/endpoints.ts';

export const webhooksRoutes: readonly Route<WebhooksContext>[] = [
  listWebhookEndpointsRoute,
  addWebhookEndpointRoute,
  updateWebhookEndpointRoute,
  removeWebhookEndpointRoute,
  rotateWebhookSecretRoute,
  showWebhookSecretRoute,
  pingWebhookEndpointRoute,
  listWebhookDeliveriesRoute,
  getWebhookDeliveryRoute,
  replayWebhookDeliveryRoute,
  replayWebhookDeliveriesRoute,
  listenForWebhooksRoute,
];

export const webhooksJobs: readonly JobHandler<WebhooksContext>[] = [tellOwner, forgetOldDeliveries];
