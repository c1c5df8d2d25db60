import { type ConnectionOptions, type JobInsert, PgBoss } from 'pg-boss';
import { type Tx, writeAtEnd } from '../db/database.ts';
import type { Tracer } from '../tracing/trace.ts';
import { notifyWhenDue, watchDueTimes } from './due-times.ts';
import { deadLetters, lockFailedJob } from './failed-jobs.ts';
import { createQueueWorker, type QueueWorker } from './queue-worker.ts';
import { createQueues, type Kind, moveOldJobs, namesOf, optionsOf, queues } from './queues.ts';
import { withTrace } from './trace-jobs.ts';

/** A kind of work done later: its name, and what its handler is given. `Data` holds ids, never secrets. */
export type Job<Data extends object> = Kind & { readonly takes?: (data: Data) => void };

/** The options of a job. The usual one runs at once, is tried nine times, may take two minutes and is stored for a week. */
export type JobOptions = {
  readonly queue?: Kind['queue'];
  readonly formerName?: string;
  readonly retryLimit?: number;
  /** The time for which a finished job can be looked up; shorter where there are very many. */
  readonly keptSeconds?: number;
  /** The time after which a try counts as failed. */
  readonly timeoutSeconds?: number;
};

type JobsOptions = {
  readonly lookEverySeconds?: number;
  readonly drainMs?: number;
  readonly tracer?: Tracer | undefined;
  /** Connections that the queues may hold besides those of the program. */
  readonly connections?: number;
};

const usual = { queue: 'fast', retryLimit: 8, keptSeconds: 7 * 86_400, timeoutSeconds: 120 } as const;

/** Of jobs that go over whole tables in small steps: one that has much to do must not count as failed. */
export const sweeping = { queue: 'slow', timeoutSeconds: 3_600 } as const;

export function defineJob<Data extends object>(name: string, options: JobOptions = {}): Job<Data> {
  return { ...usual, ...options, name };
}

/** A job and what does it, given the context `X` that its module needs. */
export type JobHandler<X> = {
  readonly job: Kind;
  /** A cron line, for jobs that come round by themselves. */
  readonly every?: string;
  readonly handle: (context: X, data: never) => Promise<void>;
};

export function handleJob<Data extends object, X>(
  job: Job<Data>,
  handle: (context: X, data: Data) => Promise<void>,
  options: { every?: string } = {},
): JobHandler<X> {
  return { job, handle, ...options };
}

/** Puts a job on its queue with the commit of the act that wants it done. */
export type Enqueue = <Data extends object>(
  tx: Tx,
  job: Job<Data>,
  data: Data,
  options?: { readonly afterSeconds: number },
) => void;
/** Many of one kind, for acts that concern many people. Those that yield let all others of their queue go first. */
export type EnqueueAll = <Data extends object>(
  tx: Tx,
  job: Job<Data>,
  each: readonly Data[],
  options?: { readonly yields: boolean },
) => void;
/**
 * Retries or dismisses a job that ran out of tries, which the caller has locked; or brings back one that was dismissed, as long as
 * its copy is there. False where there is none.
 */
export type SettleFailedJob = (tx: Tx, id: string, what: 'retry' | 'dismiss' | 'bring-back') => Promise<boolean>;

/**
 * Jobs live in the same database as everything else. Enqueueing takes the caller's transaction, which makes the
 * queue our outbox: a side effect exists exactly if the business act was committed.
 */
export function createJobs(
  databaseUrl: string,
  onError: (error: unknown) => void,
  { lookEverySeconds = 30, drainMs = 8_000, tracer, connections = 4 }: JobsOptions = {},
) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: connections,
    schema: 'jobs',
    application_name: 'waybill-jobs',
    // Jobs that wait for other jobs: we have none.
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', onError);
  let kinds = new Map<string, Kind>();
  /** By the names of their old queues. */
  let oldKinds = new Map<string, Kind>();
  const workers = new Map<string, QueueWorker>();
  let stopWatching: () => Promise<void> = async () => undefined;
  let moving: NodeJS.Timeout | undefined;

  type Waiting = JobInsert<object> & { readonly queue: Kind['queue'] };

  /** All jobs of an act, in one statement for each queue. */
  const insertAtEnd = writeAtEnd<Waiting>(async (tx, waiting) => {
    const byQueue = [...Map.groupBy(waiting, ({ queue }) => queue)];
    const statements = await Promise.all(byQueue.map(([queue, jobs]) => composed((db) => boss.insert(queue, jobs, { db }))));
    return statements.map(({ text, values }) => tx.prepared(text, values));
  });

  const enqueue: Enqueue = (tx, job, data, options) => {
    insertAtEnd(tx, {
      ...optionsOf(job),
      queue: job.queue,
      data: withTrace(data),
      ...(options ? { startAfter: options.afterSeconds } : {}),
    });
  };

  const enqueueAll: EnqueueAll = (tx, job, each, options) => {
    for (const data of each)
      insertAtEnd(tx, { ...optionsOf(job), queue: job.queue, data: withTrace(data), priority: options?.yields ? -1 : 0 });
  };

  const settleFailed: SettleFailedJob = async (tx, id, what) => {
    if (what === 'retry') {
      const failed = await boss.getJobById<object>(deadLetters, id, inside(tx));
      const kind = kinds.get(failed?.groupId ?? failed?.sourceName ?? '');
      if (!failed || !kind) return false;
      enqueue(tx, kind, failed.data);
      await boss.deleteJob(deadLetters, id, inside(tx));
    }
    if (what === 'dismiss') await boss.cancel(deadLetters, id, inside(tx));
    if (what === 'bring-back') {
      await boss.resume(deadLetters, id, inside(tx));
      return (await lockFailedJob(tx, id)) !== undefined;
    }
    return true;
  };

  /** Makes the queues; every node does, whether or not it works on them. */
  async function prepare(handlers: readonly JobHandler<never>[]): Promise<void> {
    kinds = new Map(handlers.flatMap(({ job }) => namesOf(job).map((name) => [name, job])));
    await boss.start();
    await notifyWhenDue(boss);
    // Asked once: making what is there already takes as long as making it.
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    await createQueues(boss, there);
    oldKinds = new Map([...kinds].filter(([name]) => there.has(name)));
    if (oldKinds.size > 0) await moveOldJobs(boss, oldKinds);
  }

  async function work<X>(handlers: readonly JobHandler<X>[], context: X): Promise<void> {
    const byKind = new Map(
      handlers.flatMap(({ job, handle }) =>
        namesOf(job).map((name) => [name, (data: object) => handle(context, data as never)] as const),
      ),
    );
    for (const queue of queues) workers.set(queue, createQueueWorker({ boss, queue, handlers: byKind, tracer, onError }));
    await schedule(handlers);
    stopWatching = await watchDueTimes(boss, { wake: (queue) => workers.get(queue)?.wake(), lookEverySeconds, onError });
    if (oldKinds.size > 0) moving = setInterval(() => void moveOldJobs(boss, oldKinds).catch(onError), lookEverySeconds * 1_000);
  }

  async function schedule(handlers: readonly JobHandler<never>[]): Promise<void> {
    const inTime = handlers.filter(({ every }) => every !== undefined);
    const there = await boss.getSchedules();
    for (const { job, every = '' } of inTime) {
      if (there.some(({ name, key, cron }) => name === job.queue && key === job.name && cron === every)) continue;
      await boss.schedule(job.queue, every, {}, { ...optionsOf(job), key: job.name });
    }
    // Removes the schedules that an older release left on another queue or under another name.
    for (const { name, key } of there)
      if (inTime.some(({ job }) => namesOf(job).includes(key || name) && (name !== job.queue || key !== job.name)))
        await boss.unschedule(name, key);
  }

  async function stop(): Promise<void> {
    clearInterval(moving);
    // The workers first: while the watching ends, one that has room again would take more.
    const drained = Promise.all([...workers.values()].map((worker) => worker.stop(drainMs)));
    await stopWatching();
    await drained;
    await boss.stop({ graceful: true, timeout: 1_000 });
  }

  return { enqueue, enqueueAll, settleFailed, prepare, work, stop };
}

/** The statement that pg-boss would run, instead of running it. */
async function composed(
  run: (db: NonNullable<ConnectionOptions['db']>) => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }> {
  let statement: { text: string; values: unknown[] } | undefined;
  await run({
    async executeSql(text, values = []) {
      statement = { text, values };
      return { rows: [] };
    },
  });
  if (!statement) throw new Error('pg-boss wrote nothing');
  return statement;
}

function inside(tx: Tx): ConnectionOptions {
  return { db: { executeSql: (text, values) => runInside(tx, text, values) } };
}

async function runInside(tx: Tx, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  // pg-boss writes this SQL itself, for the same driver, with numbered parameters: nothing of a user's is put into it.
  return { rows: [...(await tx.unsafe(text, values))] };
}
