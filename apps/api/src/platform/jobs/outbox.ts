import type { Tx } from '../db/database.ts';
import { defineJob, type Enqueue, handleJob, type JobHandler, type JobOptions } from './jobs.ts';

/** Something that happened, in the words of the module it happened in. Others may react after the commit. */
export type DomainEvent<Data extends object> = {
  readonly name: string;
  readonly formerName?: string;
  readonly carries?: (data: Data) => void;
};

export function defineEvent<Data extends object>(name: string, options: { formerName?: string } = {}): DomainEvent<Data> {
  return { name, ...options };
}

/** One module's reaction to an event. It may run twice (a worker can die between doing and saying so): make it idempotent. */
export type Reaction<X> = { readonly event: string; readonly handler: JobHandler<X> };

export function react<Data extends object, X>(
  event: DomainEvent<Data>,
  name: string,
  handle: (context: X, data: Data) => Promise<void>,
  options: JobOptions = {},
): Reaction<X> {
  const formerly = event.formerName === undefined ? {} : { formerName: `${event.formerName}.${name}` };
  const job = defineJob<Data>(`${event.name}.${name}`, { ...options, ...formerly });
  return { event: event.name, handler: handleJob(job, handle) };
}

/** The same for a reaction that sends an email: it does not wait behind those that only write. */
export function reactByEmail<Data extends object, X>(
  event: DomainEvent<Data>,
  name: string,
  handle: (context: X, data: Data) => Promise<void>,
): Reaction<X> {
  return react(event, name, handle, { queue: 'mail' });
}

export type Publish = <Data extends object>(tx: Tx, event: DomainEvent<Data>, data: Data) => void;

/** Publishing puts one job per reaction on its queue, inside the transaction of the act that it reports. */
export function createOutbox(enqueue: Enqueue, reactions: readonly Reaction<never>[]): Publish {
  const byEvent = Map.groupBy(reactions, (reaction) => reaction.event);
  return (tx, event, data) => {
    for (const { handler } of byEvent.get(event.name) ?? []) enqueue(tx, handler.job, data);
  };
}
