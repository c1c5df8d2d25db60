import type { BodyOf } from '@waybill/contract/call';
import type { addWebhookEndpoint as call } from '@waybill/contract/webhooks/add-webhook-endpoint';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { WebhooksContext } from '../context.ts';
import { requireReachable } from '../require-endpoint.ts';
import { countEndpoints, type EndpointRow, findEndpointByRequest, insertEndpoint, lockOwner } from '../storage/endpoints.ts';

type Input = BodyOf<typeof call>;

export async function addWebhookEndpoint(
  context: Pick<WebhooksContext, 'db' | 'webhookSender'>,
  ownerId: string,
  idempotencyKey: string,
  input: Input,
): Promise<EndpointRow> {
  const requestKey = keyFor(`${ownerId} webhook endpoint`, idempotencyKey);
  const requestHash = keyFor('webhook endpoint', JSON.stringify(input));
  await requireReachable(context, input.url);
  return transact(context.db, async (tx) => {
    lockOwner(tx, ownerId);
    const [before, count] = await Promise.all([findEndpointByRequest(tx, requestKey), countEndpoints(tx, ownerId)]);
    if (before && before.requestHash !== requestHash) throw keyUsedOtherwise();
    if (before) return before;
    if (count >= webhookLimits.endpoints)
      throw new Problem('too_many_endpoints', `You have ${webhookLimits.endpoints} endpoints. Please remove one first.`);
    const { url, description, types, signature: kind } = input;
    const id = newId('webhookEndpoint');
    insertEndpoint(tx, { id, ownerId, url, description, types: [...new Set(types)], kind, requestKey, requestHash });
    const made = await findEndpointByRequest(tx, requestKey);
    if (!made) throw new Error('The endpoint was not written');
    return made;
  });
}
