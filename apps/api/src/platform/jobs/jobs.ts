import { type JobResult, PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import { deadLetters } from './failed-jobs.ts';

/** A kind of work done later: its name, and what its handler is given. `Data` holds ids, never secrets. */
export type Job<Data extends object> = QueuedJob & { readonly takes?: (data: Data) => void };
type QueuedJob = { readonly name: string; readonly retryLimit: number; readonly keptSeconds: number };

export type JobOptions = {
  readonly retryLimit?: number;
  /** How long it can be looked up after it was done; shorter where there are very many. */
  readonly keptSeconds?: number;
};

const aWeek = 7 * 86_400;

export function defineJob<Data extends object>(name: string, options: JobOptions = {}): Job<Data> {
  return { name, retryLimit: options.retryLimit ?? 8, keptSeconds: options.keptSeconds ?? aWeek };
}

/** A job and what does it, given the context `X` that its module needs. */
export type JobHandler<X> = {
  readonly job: QueuedJob;
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

export type Enqueue = <Data extends object>(
  tx: Tx,
  job: Job<Data>,
  data: Data,
  options?: { readonly afterSeconds: number },
) => Promise<void>;
/** Many of one kind in one statement, for acts that concern many people. Those that yield let all others of the kind go first. */
export type EnqueueAll = <Data extends object>(
  tx: Tx,
  job: Job<Data>,
  each: readonly Data[],
  options?: { readonly yields: boolean },
) => Promise<void>;
/** What becomes of work that ran out of tries, once it is locked. False when there is no such work any more that could run. */
export type SettleFailedJob = (tx: Tx, id: string, what: 'retry' | 'dismiss') => Promise<boolean>;
export type Jobs = ReturnType<typeof createJobs>;

/**
 * A notification wakes a worker once, however many jobs came: it takes them by the handful, and again at once
 * while its hands are full. Retries wake nobody, so it also looks by itself. Two workers, so that one slow
 * provider does not hold up everybody.
 */
const pace = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  localConcurrency: 2,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

/**
 * Jobs live in the same database as everything else. Enqueueing takes the caller's transaction, which makes the
 * queue our outbox: a side effect exists exactly if the business act was committed.
 */
export function createJobs(databaseUrl: string, onError: (error: unknown) => void) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
    application_name: 'waybill-jobs',
  });
  boss.on('error', onError);

  const enqueue: Enqueue = async (tx, job, data, options) => {
    await boss.send(job.name, data, {
      ...(options ? { startAfter: options.afterSeconds } : {}),
      db: { executeSql: (text, values) => runInside(tx, text, values) },
    });
  };

  const enqueueAll: EnqueueAll = async (tx, job, each, options) => {
    if (each.length === 0) return;
    await boss.insert(
      job.name,
      each.map((data) => ({ data, priority: options?.yields ? -1 : 0 })),
      { db: { executeSql: (text, values) => runInside(tx, text, values) } },
    );
  };

  const settleFailed: SettleFailedJob = async (tx, id, what) => {
    const db = { executeSql: (text: string, values?: unknown[]) => runInside(tx, text, values) };
    if (what === 'retry') return (await boss.redrive(deadLetters, { ids: [id], limit: 1, db })) === 1;
    await boss.deleteJob(deadLetters, id, { db });
    return true;
  };

  /** Makes the queues; every node does, whether or not it works on them. */
  async function prepare(handlers: readonly JobHandler<never>[]): Promise<void> {
    await boss.start();
    // Asked once: making what is there already takes as long as making it.
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!there.has(deadLetters)) await boss.createQueue(deadLetters);
    for (const { job } of handlers.filter(({ job: { name } }) => !there.has(name))) {
      await boss.createQueue(job.name, {
        retryLimit: job.retryLimit,
        retryBackoff: true,
        retryDelay: 2,
        deadLetter: deadLetters,
        expireInSeconds: 120,
        deleteAfterSeconds: job.keptSeconds,
        notify: true,
      });
    }
  }

  async function work<X>(handlers: readonly JobHandler<X>[], context: X): Promise<void> {
    for (const { job, handle, every } of handlers) {
      await boss.work(job.name, pace, (batch) =>
        Promise.all(batch.map(({ id, data }) => resultOf(id, () => handle(context, data as never)))),
      );
      if (every) await boss.schedule(job.name, every);
    }
  }

  return { enqueue, enqueueAll, settleFailed, prepare, work, stop: () => boss.stop({ graceful: true, timeout: 8_000 }) };
}

/** Jobs that are fetched together succeed and fail one by one. */
async function resultOf(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
}

async function runInside(tx: Tx, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  // pg-boss writes this SQL itself, with numbered parameters (texts, lists of texts, nothing): nothing of a user's is put into it.
  return { rows: [...(await tx.unsafe(text, values.map(asParameter)))] };
}

function asParameter(value: unknown): string | string[] | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.map(String) : String(value);
}
