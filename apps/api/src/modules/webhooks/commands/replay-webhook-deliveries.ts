import type { BodyOf, ResultOf } from '@waybill/contract/call';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import type { replayWebhookDeliveries as call } from '@waybill/contract/webhooks/replay-webhook-deliveries';
import { transact } from '../../../platform/db/database.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint, requireOn } from '../require-endpoint.ts';
import { replayRange } from '../storage/deliveries.ts';

export function replayWebhookDeliveries(
  { db }: Pick<WebhooksContext, 'db'>,
  ownerId: string,
  endpointId: string,
  { from, to, state }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  return transact(db, async (tx) => {
    requireOn(await holdEndpoint(tx, ownerId, endpointId));
    const { replayed, nextFrom } = await replayRange(tx, { endpointId, from, to: to ?? null, state }, webhookLimits.replays);
    return { replayed, nextFrom: nextFrom?.toISOString() ?? null };
  });
}
