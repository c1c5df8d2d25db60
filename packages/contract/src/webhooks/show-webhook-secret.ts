import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { webhookSecretView } from './endpoint-view.ts';

export const showWebhookSecret = defineCall({
  method: 'GET',
  path: '/webhook-endpoints/{endpointId}/secret',
  access: 'member',
  summary: 'The secret of an endpoint, for its owner, who has confirmed within ten minutes who they are.',
  params: z.strictObject({ endpointId: idOf('webhookEndpoint') }),
  success: { status: 200, body: webhookSecretView },
  errors: ['not_found', 'confirmation_required'],
});
