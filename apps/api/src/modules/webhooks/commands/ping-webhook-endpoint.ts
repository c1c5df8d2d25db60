import { pingType } from '@waybill/contract/webhooks/event-types';
import { transact } from '../../../platform/db/database.ts';
import { keyFor } from '../../wallet/index.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint, requireOn } from '../require-endpoint.ts';
import { type DeliveryRow, findDeliveryByKey, insertDeliveries } from '../storage/deliveries.ts';
import { deliveriesOf } from '../tell.ts';

export function pingWebhookEndpoint(
  { db }: Pick<WebhooksContext, 'db'>,
  ownerId: string,
  idempotencyKey: string,
  endpointId: string,
): Promise<DeliveryRow> {
  const key = `${pingType} ${keyFor(`${ownerId} webhook ping`, idempotencyKey)}`;
  return transact(db, async (tx) => {
    requireOn(await holdEndpoint(tx, ownerId, endpointId));
    const happening = { type: pingType, key, at: new Date(), data: { endpointId, status: 'ok' } } as const;
    insertDeliveries(tx, deliveriesOf(happening, [endpointId]));
    const delivery = await findDeliveryByKey(tx, endpointId, key);
    if (!delivery) throw new Error('The ping was not written');
    return delivery;
  });
}
