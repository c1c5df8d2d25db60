import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint, requireOn } from '../require-endpoint.ts';
import { type DeliveryRow, findDelivery, replay } from '../storage/deliveries.ts';

export function replayWebhookDelivery(
  { db }: Pick<WebhooksContext, 'db'>,
  ownerId: string,
  deliveryId: string,
): Promise<DeliveryRow> {
  return transact(db, async (tx) => {
    const before = await findDelivery(tx, ownerId, deliveryId);
    if (!before) throw new Problem('not_found', 'We do not have this delivery any more. They are kept for a month.');
    requireOn(await holdEndpoint(tx, ownerId, before.endpointId));
    replay(tx, deliveryId);
    const after = await findDelivery(tx, ownerId, deliveryId);
    if (!after) throw new Error(`${deliveryId} was replayed and is gone`);
    return after;
  });
}
