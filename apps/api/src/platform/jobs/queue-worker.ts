import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as FetchedJob, PgBoss } from 'pg-boss';
import { withCode } from '../db/connection-errors.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import type { Tracer } from '../tracing/trace.ts';
import type { Queue } from './queues.ts';
import { traceJob } from './trace-jobs.ts';

/** The number of jobs of one kind that a node runs at a time. */
const slots = 10;
const databaseAwayMs = 500;

export type QueueWorker = ReturnType<typeof createQueueWorker>;

type Settings = {
  readonly boss: PgBoss;
  readonly queue: Queue;
  readonly handlers: ReadonlyMap<string, (data: object) => Promise<void>>;
  readonly tracer?: Tracer | undefined;
  readonly onError: (error: unknown) => void;
};

/**
 * Takes jobs from one queue as long as there are some. Each kind has slots of its own: one that hangs fills them until the
 * time of its jobs is up, and nobody else waits.
 */
export function createQueueWorker({ boss, queue, handlers, tracer, onError }: Settings) {
  const running = new Map<FetchedJob, Promise<void>>();
  /** Kinds that only a newer release knows: its nodes do them. */
  const unknownKinds = new Set<string>();
  let looking: Promise<void> | undefined;
  let isWokenAgain = false;
  let isHeldBack = false;
  let isStopping = false;

  function wake(): void {
    if (isStopping) return;
    isWokenAgain = true;
    looking ??= takeWhatThereIs()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        if (isWokenAgain) wake();
      });
  }

  async function takeWhatThereIs(): Promise<void> {
    while (isWokenAgain && !isStopping) {
      isWokenAgain = false;
      const { room, fullKinds } = freeSlots();
      isHeldBack = fullKinds.length > 0;
      const jobs = await boss.fetch<object>(queue, { batchSize: room, ignoreGroups: [...fullKinds, ...unknownKinds] });
      if (jobs.length === room) isWokenAgain = true;
      const { known = [], unknown = [] } = Object.groupBy(jobs, (job) => (handlers.has(kindOf(job)) ? 'known' : 'unknown'));
      for (const job of known) running.set(job, run(job));
      if (unknown.length > 0) await leaveToOthers(unknown);
    }
  }

  /** Not more than fit if all that come are of the busiest kind. */
  function freeSlots(): { room: number; fullKinds: string[] } {
    const counts = [...Map.groupBy(running.keys(), kindOf)].map(([kind, { length }]) => ({ kind, length }));
    const busiest = Math.max(0, ...counts.map(({ length }) => length).filter((length) => length < slots));
    return { room: slots - busiest, fullKinds: counts.filter(({ length }) => length >= slots).map(({ kind }) => kind) };
  }

  async function leaveToOthers(jobs: readonly FetchedJob[]): Promise<void> {
    for (const job of jobs) unknownKinds.add(kindOf(job));
    // That its time is written again wakes the nodes that know it.
    await boss.getDb().executeSql(
      `update jobs.job set state = 'created', started_on = null, start_after = now()
       where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [queue, jobs.map(({ id }) => id)],
    );
  }

  async function run(job: FetchedJob): Promise<void> {
    try {
      const handle = handlers.get(kindOf(job));
      const traced = { kind: kindOf(job), queue, data: job.data };
      await withinSeconds(job.expireInSeconds, handle && traceJob(tracer, traced, handle));
      await writeDown(job, () => complete(job));
    } catch (error) {
      await writeDown(job, () => boss.fail(queue, job, asObject(error))).catch(onError);
    } finally {
      running.delete(job);
      if (isHeldBack) wake();
    }
  }

  /**
   * How a job ended is written down when the database is back, if it is away: a job of which nobody knows that it ended is done again,
   * and not before its time is up. After that another node may have it.
   */
  async function writeDown(job: FetchedJob, write: () => Promise<unknown>): Promise<void> {
    const givesUpAt = Date.now() + job.expireInSeconds * 1_000;
    while (running.has(job)) {
      try {
        await write();
        return;
      } catch (error) {
        if (!isDatabaseUnavailable(withCode(error)) || Date.now() > givesUpAt) throw error;
        onError(error);
        await sleep(databaseAwayMs, undefined, { ref: false });
      }
    }
  }

  const finished: FetchedJob[] = [];
  let completing: Promise<unknown> = Promise.resolve();
  let nextCompleting: Promise<unknown> | undefined;

  /** Those that end while others are being written down are written together. */
  function complete(job: FetchedJob): Promise<unknown> {
    finished.push(job);
    nextCompleting ??= completing = completing
      .catch(() => undefined)
      .then(() => {
        nextCompleting = undefined;
        return boss.complete(queue, finished.splice(0));
      });
    return nextCompleting;
  }

  /** Lets what runs come to its end; what takes longer is given back, to be done by another node. */
  async function stop(timeoutMs: number): Promise<void> {
    isStopping = true;
    await looking;
    await Promise.race([Promise.all(running.values()), sleep(timeoutMs, undefined, { ref: false })]);
    const left = [...running.keys()];
    running.clear();
    if (left.length > 0) await boss.fail(queue, left, { message: 'The node was stopped while it worked on this' }).catch(onError);
  }

  return { wake, stop };
}

function kindOf({ groupId }: FetchedJob): string {
  return groupId ?? '';
}

async function withinSeconds(seconds: number, work: Promise<void> | undefined): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It was not done within ${seconds} seconds`)), seconds * 1_000);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asObject(error: unknown): object {
  return typeof error === 'object' && error !== null ? error : { message: String(error) };
}
