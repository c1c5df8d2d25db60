import type { SignatureKind } from '@waybill/contract/webhooks/endpoint-view';
import type { WebhookEventType } from '@waybill/contract/webhooks/event-types';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type OffBecause = 'owner' | 'gone' | 'failing';

export type EndpointRow = {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly description: string;
  readonly types: WebhookEventType[];
  readonly offBecause: OffBecause | null;
  readonly failingSince: Date | null;
  readonly requestHash: string;
  readonly createdAt: Date;
  /** Of the secret that is not replaced. */
  readonly version: number;
  readonly kind: SignatureKind;
  /** The latest end of those that were. */
  readonly oldSecretUntil: Date | null;
};

const columns = (db: Db) => db`
  endpoint.id, owner_id, url, description, types, off_because, failing_since, request_hash, endpoint.created_at, version, kind,
  (select max(ends_at) from webhook_secret where endpoint_id = endpoint.id and ends_at > now()) as old_secret_until`;

const endpoints = (db: Db) => db`
  webhook_endpoint as endpoint
  join lateral (select version, kind from webhook_secret where endpoint_id = endpoint.id and ends_at is null) as secret on endpoint.listens_until is null`;

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

export async function listEndpoints(db: Db, ownerId: string, { before, limit, skip }: Window): Promise<EndpointRow[]> {
  return db<EndpointRow[]>`
    select ${columns(db)} from ${endpoints(db)} where owner_id = ${ownerId}
      ${before === undefined ? db`` : db`and (endpoint.created_at, endpoint.id) < (${before.createdAt}, ${before.id})`}
    order by endpoint.created_at desc, endpoint.id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

export async function findEndpoint(db: Db, ownerId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db<EndpointRow[]>`
    select ${columns(db)} from ${endpoints(db)} where endpoint.id = ${id} and owner_id = ${ownerId}`;
  return row;
}

/** Whatever changes an endpoint or what waits for it locks it first. */
export async function lockEndpoint(tx: Tx, ownerId: string, id: string): Promise<EndpointRow | undefined> {
  const [locked] =
    await tx`select from webhook_endpoint where id = ${id} and owner_id = ${ownerId} and listens_until is null for no key update`;
  return locked && findEndpoint(tx, ownerId, id);
}

/** Those of one owner are added one after the other, so that their number holds. */
export function lockOwner(tx: Tx, ownerId: string): void {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${ownerId}`}, 0))`);
}

export async function findEndpointByRequest(db: Db, requestKey: string): Promise<EndpointRow | undefined> {
  const [row] = await db<EndpointRow[]>`select ${columns(db)} from ${endpoints(db)} where endpoint.request_key = ${requestKey}`;
  return row;
}

export async function countEndpoints(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<
    { count: number }[]
  >`select count(*)::int from webhook_endpoint where owner_id = ${ownerId} and listens_until is null`;
  return row?.count ?? 0;
}

type NewEndpoint = Pick<EndpointRow, 'id' | 'ownerId' | 'url' | 'description' | 'types' | 'kind' | 'requestHash'> & {
  readonly requestKey: string;
};

export function insertEndpoint(tx: Tx, endpoint: NewEndpoint): void {
  tx.write(tx`
    insert into webhook_endpoint (id, owner_id, url, description, types, request_key, request_hash)
    values (${endpoint.id}, ${endpoint.ownerId}, ${endpoint.url}, ${endpoint.description}, ${endpoint.types}, ${endpoint.requestKey},
      ${endpoint.requestHash})`);
  tx.write(tx`insert into webhook_secret (endpoint_id, version, kind) values (${endpoint.id}, 1, ${endpoint.kind})`);
}

type Change = Pick<EndpointRow, 'id' | 'url' | 'description' | 'types' | 'offBecause'>;

/** An endpoint that leads elsewhere, or is on again, begins anew. */
export function updateEndpoint(tx: Tx, { id, url, description, types, offBecause }: Change, beginsAnew: boolean): void {
  tx.write(tx`
    update webhook_endpoint set url = ${url}, description = ${description}, types = ${types}, off_because = ${offBecause}
      ${beginsAnew ? tx`, failing_since = null, rests_until = null, is_slow = false` : tx``}
    where id = ${id}`);
}

export function deleteEndpoint(tx: Tx, id: string): void {
  tx.write(tx`delete from webhook_endpoint where id = ${id}`);
}

/** A member or a business leaves: their endpoints go, with all that was delivered to them. */
export async function forgetWebhooks(tx: Tx, userId: string): Promise<void> {
  await tx`delete from webhook_endpoint where owner_id = ${userId}`;
}

/** Endpoints that are on and chose the event, of those whom it concerns and who may use the product. */
export async function findListening(db: Db, ownerIds: readonly string[], type: string): Promise<readonly string[]> {
  const rows = await db<{ id: string }[]>`
    select endpoint.id from webhook_endpoint as endpoint join account on account.id = owner_id
    where owner_id = any(${[...ownerIds]}) and ${type} = any(types) and off_because is null and blocked_at is null
      and (listens_until is null or listens_until > now())`;
  return rows.map(({ id }) => id);
}
