import type { WebhookAttemptView, WebhookDeliveryView } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView, WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { receiverKey, signingKeyOf } from './signing.ts';
import type { AttemptRow, DeliveryRow } from './storage/deliveries.ts';
import type { EndpointRow } from './storage/endpoints.ts';

export function endpointViewOf(row: EndpointRow): WebhookEndpointView {
  const { id, url, description, types, offBecause, kind } = row;
  return {
    ...{ id, url, description, types, offBecause, signature: kind },
    isOn: offBecause === null,
    failingSince: row.failingSince?.toISOString() ?? null,
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function secretViewOf(
  keys: SecretKeys,
  { id, version, kind }: Pick<EndpointRow, 'id' | 'version' | 'kind'>,
): WebhookSecretView {
  return receiverKey(signingKeyOf(keys, { endpointId: id, version, kind }));
}

export function heardViewOf(row: Pick<DeliveryRow, 'id' | 'messageId' | 'type' | 'payload' | 'happenedAt'>) {
  const { id, messageId: webhookId, type, payload, happenedAt } = row;
  return { id, webhookId, type, payload, happenedAt: happenedAt.toISOString() };
}

export function attemptViewOf({ at, status, ms, fault, answer }: AttemptRow): WebhookAttemptView {
  return { at: at.toISOString(), status, ms, fault, answer };
}

export function deliveryViewOf(row: DeliveryRow): WebhookDeliveryView {
  const { id, messageId, endpointId, type, about, state, attempts, lastAt, lastMs } = row;
  const last =
    lastAt === null || lastMs === null
      ? null
      : { at: lastAt, status: row.lastStatus, ms: lastMs, fault: row.lastFault, answer: row.lastAnswer ?? '' };
  return {
    ...{ id, webhookId: messageId, endpointId, type, about, state, attempts },
    happenedAt: row.happenedAt.toISOString(),
    last: last && attemptViewOf(last),
    nextAt: row.dueAt?.toISOString() ?? null,
  };
}
