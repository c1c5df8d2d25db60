import type { BodyOf } from '@waybill/contract/call';
import type { updateWebhookEndpoint as call } from '@waybill/contract/webhooks/update-webhook-endpoint';
import { transact } from '../../../platform/db/database.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint, requireReachable } from '../require-endpoint.ts';
import { failWaiting } from '../storage/deliveries.ts';
import { type EndpointRow, findEndpoint, type OffBecause, updateEndpoint } from '../storage/endpoints.ts';

type Input = BodyOf<typeof call>;

export async function updateWebhookEndpoint(
  context: Pick<WebhooksContext, 'db' | 'webhookSender'>,
  ownerId: string,
  id: string,
  input: Input,
): Promise<EndpointRow> {
  if (input.url !== undefined) await requireReachable(context, input.url);
  return transact(context.db, async (tx) => {
    const before = await holdEndpoint(tx, ownerId, id);
    const { url = before.url, types = before.types } = input;
    const description = input.description === undefined ? before.description : (input.description ?? '');
    const offBecause = offAfter(before, input);
    const beginsAnew = url !== before.url || (before.offBecause !== null && offBecause === null);
    updateEndpoint(tx, { id, url, description, types: [...new Set(types)], offBecause }, beginsAnew);
    if (before.offBecause === null && offBecause !== null) failWaiting(tx, id);
    const after = await findEndpoint(tx, ownerId, id);
    if (!after) throw new Error(`${id} was changed and is gone`);
    return after;
  });
}

/** Why it went off stays known until it is on again. */
function offAfter({ offBecause }: EndpointRow, { isOn }: Input): OffBecause | null {
  if (isOn === undefined) return offBecause;
  return isOn ? null : (offBecause ?? 'owner');
}
