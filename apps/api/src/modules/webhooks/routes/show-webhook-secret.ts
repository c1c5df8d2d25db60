import { showWebhookSecret as call } from '@waybill/contract/webhooks/show-webhook-secret';
import { requireConfirmation } from '../../identity/index.ts';
import { defineRoute } from '../define-route.ts';
import { requireEndpoint } from '../require-endpoint.ts';
import { secretViewOf } from '../views.ts';

export const showWebhookSecretRoute = defineRoute(call, async ({ db, keys }, { caller, params: { endpointId } }) => {
  const endpoint = await requireEndpoint(db, caller.userId, endpointId);
  await requireConfirmation(db, caller);
  return secretViewOf(keys, endpoint);
});
