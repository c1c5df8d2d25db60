import type { SignatureKind } from '@waybill/contract/webhooks/endpoint-view';
import { transact } from '../../../platform/db/database.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint } from '../require-endpoint.ts';
import { type EndpointRow, findEndpoint } from '../storage/endpoints.ts';
import { findRotation, replaceSecret } from '../storage/secrets.ts';

/** Makes a new secret, which signs beside the one before until that is over. */
export function rotateWebhookSecret(
  { db }: Pick<WebhooksContext, 'db'>,
  ownerId: string,
  idempotencyKey: string,
  { endpointId, signature }: { readonly endpointId: string; readonly signature?: SignatureKind | undefined },
): Promise<EndpointRow> {
  const requestKey = keyFor(`${ownerId} webhook secret`, idempotencyKey);
  return transact(db, async (tx) => {
    const endpoint = await holdEndpoint(tx, ownerId, endpointId);
    const before = await findRotation(tx, requestKey);
    if (before && (before.endpointId !== endpointId || (signature ?? before.kind) !== before.kind)) throw keyUsedOtherwise();
    if (before) return endpoint;
    const { version, kind } = endpoint;
    replaceSecret(tx, { endpointId, version: version + 1, kind: signature ?? kind, requestKey });
    const after = await findEndpoint(tx, ownerId, endpointId);
    if (!after) throw new Error(`${endpointId} was changed and is gone`);
    return after;
  });
}
