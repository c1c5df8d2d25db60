import type { DeliveredType } from '@waybill/contract/webhooks/event-types';
import type { WebhookData } from '@waybill/contract/webhooks/payloads';
import { transact } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { WebhooksContext } from './context.ts';
import { insertDeliveries, type NewDelivery } from './storage/deliveries.ts';
import { findListening } from './storage/endpoints.ts';

/** Something that shops can be told of. */
export type Happening = {
  readonly type: DeliveredType;
  /** The same happening is told once, however often this is asked for. */
  readonly key: string;
  readonly at: Date;
  readonly data: WebhookData;
};

/** Its deliveries to these endpoints: one body and one id for all. */
export function deliveriesOf({ type, key, at, data }: Happening, endpointIds: readonly string[]): NewDelivery[] {
  const messageId = newId('webhookMessage');
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const about = Object.entries(data).flatMap(([name, value]) => (name.endsWith('Id') ? [String(value)] : []));
  const shared = { messageId, type, about, payload, happenedAt: at, eventKey: key };
  return endpointIds.map((endpointId) => ({ ...shared, id: newId('webhookDelivery'), endpointId }));
}

/** Puts it on its way to every endpoint of theirs that listens; the nodes that deliver hear of it with the commit. */
export async function tell({ db }: Pick<WebhooksContext, 'db'>, to: readonly string[], happening: Happening): Promise<void> {
  const endpointIds = await findListening(db, to, happening.type);
  if (endpointIds.length === 0) return;
  await transact(db, (tx) => insertDeliveries(tx, deliveriesOf(happening, endpointIds.toSorted())));
}
