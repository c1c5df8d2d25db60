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
export type Reaction<X> = {
  readonly event: string;
  readonly handler: JobHandler<X>;
  /** Whether this happening is any of its business; where it is not, no job is made of it. */
  concerns?(data: object): boolean;
};

export function react<Data extends object, X>(
  event: DomainEvent<Data>,
  name: string,
  handle: (context: X, data: Data) => Promise<void>,
  { concerns, ...options }: JobOptions & { readonly concerns?: (data: Data) => boolean } = {},
): Reaction<X> {
  const formerly = event.formerName === undefined ? {} : { formerName: `${event.formerName}.${name}` };
  const job = defineJob<Data>(`${event.name}.${name}`, { ...options, ...formerly });
  return { event: event.name, handler: handleJob(job, handle), ...(concerns ? { concerns } : {}) };
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

/** Publishing puts one job per reaction that it concerns on its queue, inside the transaction of the act that it reports. */
export function createOutbox(enqueue: Enqueue, reactions: readonly Reaction<never>[]): Publish {
  const byEvent = Map.groupBy(reactions, (reaction) => reaction.event);
  return (tx, event, data) => {
    for (const reaction of byEvent.get(event.name) ?? []) {
      if (reaction.concerns?.(data) ?? true) enqueue(tx, reaction.handler.job, data);
    }
  };
}
