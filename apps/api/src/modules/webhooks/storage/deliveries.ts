import type { AttemptFault, DeliveryState } from '@waybill/contract/webhooks/delivery-view';
import type { DeliveredType } from '@waybill/contract/webhooks/event-types';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Tells the nodes that deliver that there is something to deliver. */
export const dueChannel = 'webhooks_due';

export type AttemptRow = {
  readonly at: Date;
  readonly status: number | null;
  readonly ms: number;
  readonly fault: AttemptFault | null;
  readonly answer: string;
};

export type DeliveryRow = {
  readonly id: string;
  readonly endpointId: string;
  readonly messageId: string;
  readonly type: DeliveredType;
  readonly about: string[];
  readonly payload: string;
  readonly happenedAt: Date;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  /** Of the newest attempt. */
  readonly lastAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastMs: number | null;
  readonly lastFault: AttemptFault | null;
  readonly lastAnswer: string | null;
};

export type NewDelivery = Pick<DeliveryRow, 'id' | 'endpointId' | 'messageId' | 'type' | 'about' | 'payload' | 'happenedAt'> & {
  readonly eventKey: string;
};

/** What is there already under its key stays as it is. What a listener hears of is sent by nobody. */
export function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): void {
  for (const delivery of deliveries)
    tx.write(tx`
      insert into webhook_delivery (id, endpoint_id, message_id, event_key, type, about, payload, happened_at, state, due_at)
      select ${delivery.id}::text, id, ${delivery.messageId}::text, ${delivery.eventKey}::text, ${delivery.type}::text,
        ${delivery.about}::text[], ${delivery.payload}::text, ${delivery.happenedAt}::timestamptz,
        case when listens_until is null then 'waiting' else 'delivered' end, case when listens_until is null then now() end
      from webhook_endpoint where id = ${delivery.endpointId}
      on conflict (endpoint_id, event_key) do nothing`);
  tellDue(tx);
}

function tellDue(tx: Tx): void {
  tx.write(tx`select pg_notify(${dueChannel}, '')`);
}

const columns = (db: Db) => db`
  delivery.id, endpoint_id, message_id, delivery.type, about, payload, happened_at, state, attempts, due_at, delivery.created_at,
  last.at as last_at, last.status as last_status, last.ms as last_ms, last.fault as last_fault, last.answer as last_answer`;

const deliveries = (db: Db) => db`
  webhook_delivery as delivery join webhook_endpoint as endpoint on endpoint.id = endpoint_id and listens_until is null
  left join lateral (
    select at, status, ms, fault, answer from webhook_attempt where delivery_id = delivery.id order by id desc limit 1) as last on true`;

export type DeliveryFilter = {
  readonly endpointId?: string | undefined;
  readonly type?: string | undefined;
  readonly state?: string | undefined;
  readonly about?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

export async function listDeliveries(db: Db, ownerId: string, filter: DeliveryFilter, window: Window): Promise<DeliveryRow[]> {
  const { endpointId, type, state, about, from, to } = filter;
  const { before, limit, skip } = window;
  return db<DeliveryRow[]>`
    select ${columns(db)} from ${deliveries(db)} where owner_id = ${ownerId}
      ${endpointId === undefined ? db`` : db`and endpoint_id = ${endpointId}`}
      ${type === undefined ? db`` : db`and delivery.type = ${type}`}
      ${state === undefined ? db`` : db`and state = ${state}`}
      ${about === undefined ? db`` : db`and (${about} = any(about) or message_id = ${about})`}
      ${from === undefined ? db`` : db`and delivery.created_at >= ${from}::timestamptz`}
      ${to === undefined ? db`` : db`and delivery.created_at < ${to}::timestamptz`}
      ${before === undefined ? db`` : db`and (delivery.created_at, delivery.id) < (${before.createdAt}, ${before.id})`}
    order by delivery.created_at desc, delivery.id desc limit ${limit} offset ${before === undefined ? skip : 0}`;
}

export async function findDelivery(db: Db, ownerId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db<DeliveryRow[]>`
    select ${columns(db)} from ${deliveries(db)} where delivery.id = ${id} and owner_id = ${ownerId}`;
  return row;
}

export async function findDeliveryByKey(db: Db, endpointId: string, eventKey: string): Promise<DeliveryRow | undefined> {
  const [row] = await db<DeliveryRow[]>`
    select ${columns(db)} from ${deliveries(db)} where endpoint_id = ${endpointId} and event_key = ${eventKey}`;
  return row;
}

export async function listAttempts(db: Db, deliveryId: string): Promise<AttemptRow[]> {
  return db<AttemptRow[]>`
    select at, status, ms, fault, answer from webhook_attempt where delivery_id = ${deliveryId} order by id desc limit 50`;
}

const anew = (tx: Tx) => tx`state = 'waiting', attempts = 0, due_at = now(), taken_until = null`;

/** The endpoint is locked. Begins its attempts anew. */
export function replay(tx: Tx, id: string): void {
  tx.write(tx`update webhook_delivery set ${anew(tx)} where id = ${id}`);
  tellDue(tx);
}

type Range = { readonly endpointId: string; readonly from: string; readonly to: string | null; readonly state: string };

/** The oldest first; answers the number of those and the time of the next. The endpoint is locked. */
export async function replayRange(tx: Tx, range: Range, most: number): Promise<{ replayed: number; nextFrom: Date | null }> {
  const { endpointId, from, to, state } = range;
  const found = await tx<{ id: string; createdAt: Date }[]>`
    select id, created_at from webhook_delivery
    where endpoint_id = ${endpointId} and state = ${state} and created_at >= ${from}::timestamptz
      and (${to}::timestamptz is null or created_at < ${to}::timestamptz)
    order by created_at, id limit ${most + 1}`;
  const ids = found.slice(0, most).map(({ id }) => id);
  tx.write(tx`update webhook_delivery set ${anew(tx)} where id = any(${ids})`);
  tellDue(tx);
  return { replayed: ids.length, nextFrom: found[most]?.createdAt ?? null };
}

/** An endpoint went off: nobody tries any more, and what waited can be replayed. */
export function failWaiting(tx: Tx, endpointId: string): void {
  tx.write(tx`
    update webhook_delivery set state = 'failed', due_at = null, taken_until = null
    where endpoint_id = ${endpointId} and state = 'waiting'`);
}
