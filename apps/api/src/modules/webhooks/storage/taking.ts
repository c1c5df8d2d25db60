import type { SignatureKind } from '@waybill/contract/webhooks/endpoint-view';
import { type Database, type Tx, transact } from '../../../platform/db/database.ts';

/** What a node sends now, with all that it needs for it. */
export type TakenDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly messageId: string;
  readonly payload: string;
  readonly attempts: number;
  readonly takenUntil: Date;
  readonly url: string;
  /** Slow or failing: it has few slots. */
  readonly isTroubled: boolean;
  readonly secrets: readonly { readonly version: number; readonly kind: SignatureKind }[];
};

type Room = {
  readonly healthy: number;
  /** For endpoints that are slow or fail. */
  readonly troubled: number;
  /** To one endpoint at a time, over all nodes. */
  readonly perHealthy: number;
  readonly perTroubled: number;
  readonly leaseSeconds: number;
  /** An endpoint that has not answered for so long is slow, though nothing is written down about it yet. */
  readonly hangsAfterSeconds: number;
};

/**
 * Takes what is due, in turns: the first of each endpoint before the second of any. What is taken comes back by itself when its
 * time is over, so that nothing is lost with a node. Nodes take one after the other, which keeps the numbers for an endpoint.
 */
export function takeDue(db: Database, room: Room): Promise<readonly TakenDelivery[]> {
  const { healthy, troubled, perHealthy, perTroubled, leaseSeconds, hangsAfterSeconds } = room;
  return transact(db, async (tx) => {
    tx.write(tx`select pg_advisory_xact_lock(hashtextextended('webhooks: take', 0))`);
    return tx<TakenDelivery[]>`
      with recursive waiting as (
        (select endpoint_id as id from webhook_delivery where state = 'waiting' order by endpoint_id limit 1)
        union all
        select (select endpoint_id from webhook_delivery
                where state = 'waiting' and endpoint_id > waiting.id order by endpoint_id limit 1)
        from waiting where waiting.id is not null
      ), open as (
        select endpoint.id, is_troubled, (case when is_troubled then ${perTroubled}::int else ${perHealthy}::int end) - sent as room
        from waiting join webhook_endpoint as endpoint on endpoint.id = waiting.id
        cross join lateral (
          select count(*)::int as sent, is_slow or failing_since is not null
            or coalesce(min(taken_until) < now() + make_interval(secs => ${leaseSeconds - hangsAfterSeconds}), false) as is_troubled
          from webhook_delivery where endpoint_id = endpoint.id and taken_until > now()) as known
        where off_because is null and (rests_until is null or rests_until <= now())
      ), due as (
        select first.id, is_troubled, turn from open cross join lateral (
          select id, row_number() over (order by due_at, id) as turn from (
            select id, due_at from webhook_delivery
            where endpoint_id = open.id and state = 'waiting' and due_at <= now()
            order by due_at, id limit greatest(room, 0)) as oldest) as first
      ), chosen as (
        (select id, is_troubled from due where not is_troubled order by turn, id limit ${healthy}::int)
        union all
        (select id, is_troubled from due where is_troubled order by turn, id limit ${troubled}::int)
      )
      update webhook_delivery as delivery
      set due_at = now() + make_interval(secs => ${leaseSeconds}), taken_until = now() + make_interval(secs => ${leaseSeconds})
      from chosen, webhook_endpoint as endpoint
      where delivery.id = chosen.id and endpoint.id = endpoint_id
      returning delivery.id, endpoint_id, message_id, payload, attempts, taken_until, url, chosen.is_troubled,
        (select jsonb_agg(jsonb_build_object('version', version, 'kind', kind) order by version desc)
         from webhook_secret where endpoint_id = endpoint.id and (ends_at is null or ends_at > now())) as secrets`;
  });
}

/** The milliseconds until something is due that is not due yet; null where nothing waits. */
export async function nextDueIn(db: Database): Promise<number | null> {
  const [row] = await db<{ ms: number | null }[]>`
    select ceil(extract(epoch from least(
      (select min(due_at) from webhook_delivery where state = 'waiting' and due_at > now()),
      (select min(rests_until) from webhook_endpoint where rests_until > now())) - now()) * 1000)::float8 as ms`;
  return row?.ms ?? null;
}

/** The node ends before it knew what became of these: others have them at once. */
export async function giveBack(db: Database, ids: readonly string[]): Promise<void> {
  await db`
    update webhook_delivery set due_at = now(), taken_until = null where id = any(${[...ids]}) and state = 'waiting'`;
}

/** For one that was replayed or ended in between there is nothing left to write. */
const stillTaken = (tx: Tx, { id, takenUntil }: TakenDelivery) => tx`id = ${id} and taken_until = ${takenUntil}`;

export function setDelivered(tx: Tx, taken: TakenDelivery): void {
  tx.write(tx`
    update webhook_delivery set state = 'delivered', attempts = attempts + 1, due_at = null, taken_until = null
    where ${stillTaken(tx, taken)}`);
}

export function setFailed(tx: Tx, taken: TakenDelivery): void {
  tx.write(tx`
    update webhook_delivery set state = 'failed', attempts = attempts + 1, due_at = null, taken_until = null
    where ${stillTaken(tx, taken)}`);
}

export function setDueIn(tx: Tx, taken: TakenDelivery, seconds: number): void {
  tx.write(tx`
    update webhook_delivery
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${seconds}), taken_until = null
    where ${stillTaken(tx, taken)}`);
}
