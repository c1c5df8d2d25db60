import { webhookEventTypes } from '@waybill/contract/webhooks/event-types';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { DeliveryRow } from './deliveries.ts';
import type { EndpointRow } from './endpoints.ts';

/** What a secret is made of. */
export type Listener = Pick<EndpointRow, 'id' | 'version' | 'kind'>;

/** The listener of a person or a business; there is one at most, by the key of its making. */
export async function findListener(db: Db, requestKey: string): Promise<Listener | undefined> {
  const [row] = await db<Listener[]>`
    select endpoint.id, version, kind from webhook_endpoint as endpoint
    join webhook_secret as secret on secret.endpoint_id = endpoint.id and secret.ends_at is null
    where endpoint.request_key = ${requestKey} and listens_until is not null`;
  return row;
}

const untilLater = (tx: Tx) => tx`now() + interval '2 minutes'`;

/** Its owner is locked. Every event is kept for it; whoever listens chooses. */
export function insertListener(tx: Tx, { id, ownerId, requestKey }: Record<'id' | 'ownerId' | 'requestKey', string>): void {
  tx.write(tx`
    insert into webhook_endpoint (id, owner_id, url, description, types, request_key, request_hash, listens_until)
    values (${id}, ${ownerId}, 'http://localhost', '', ${[...webhookEventTypes]}, ${requestKey}, ${requestKey}, ${untilLater(tx)})`);
  tx.write(tx`insert into webhook_secret (endpoint_id, version, kind) values (${id}, 1, 'hmac-sha256')`);
}

export function prolongListener(tx: Tx, id: string): void {
  tx.write(tx`
    update webhook_endpoint set listens_until = ${untilLater(tx)}, types = ${[...webhookEventTypes]} where id = ${id}`);
}

type Heard = Pick<DeliveryRow, 'id' | 'messageId' | 'type' | 'payload' | 'happenedAt' | 'createdAt'>;

/** Where a listener is in a pass over what has happened: since when, and behind which event. */
export type HeardUpTo = { readonly since: Date; readonly after: Pick<Heard, 'createdAt' | 'id'> | undefined };

/**
 * The oldest first. A pass begins ten seconds before its time: what was written then may have been committed since. Its pages go on behind
 * the last event, so that a pass comes to its end however much happens.
 */
export async function listHeard(db: Db, listenerId: string, { since, after }: HeardUpTo, most: number): Promise<Heard[]> {
  return db<Heard[]>`
    select id, message_id, type, payload, happened_at, created_at from webhook_delivery
    where endpoint_id = ${listenerId} and created_at >= ${since}::timestamptz - interval '10 seconds'
      ${after === undefined ? db`` : db`and (created_at, id) > (${after.createdAt}, ${after.id})`}
    order by created_at, id limit ${most}`;
}
