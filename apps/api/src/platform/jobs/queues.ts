import type { PgBoss } from 'pg-boss';
import { deadLetters } from './failed-jobs.ts';

/** The queues: urgent work, work that may take its time, money, and everything sent by email, SMS or push. */
export const queues = ['fast', 'slow', 'money', 'mail'] as const;
export type Queue = (typeof queues)[number];

/** A kind of work: its name stands in `group_id` of its jobs, which pg-boss carries along to the dead letters. */
export type Kind = {
  readonly name: string;
  /** Its name in an older release, whose jobs and crons may still be in the table. */
  readonly formerName?: string;
  readonly queue: Queue;
  readonly retryLimit: number;
  readonly keptSeconds: number;
  readonly timeoutSeconds: number;
};

export function namesOf({ name, formerName }: Kind): string[] {
  return formerName === undefined ? [name] : [name, formerName];
}

/** The pg-boss options, set for each job since the kinds of one queue differ. */
export function optionsOf({ name, retryLimit, keptSeconds, timeoutSeconds }: Kind) {
  return { group: { id: name }, retryLimit, deleteAfterSeconds: keptSeconds, expireInSeconds: timeoutSeconds };
}

export async function createQueues(boss: PgBoss, there: ReadonlySet<string>): Promise<void> {
  if (!there.has(deadLetters)) await boss.createQueue(deadLetters);
  for (const queue of queues)
    if (!there.has(queue)) await boss.createQueue(queue, { retryBackoff: true, retryDelay: 2, deadLetter: deadLetters });
}

/**
 * Jobs of releases that had a queue for each kind. What is running is left to the node of that release that runs it; so
 * this is done again while such nodes may still be there. The queues stay: an older node can only enqueue into what exists.
 */
export async function moveOldJobs(boss: PgBoss, kinds: ReadonlyMap<string, Kind>): Promise<void> {
  await boss.getDb().executeSql(
    `update jobs.job set name = kind.queue, group_id = kind.name
     from unnest($1::text[], $2::text[], $3::text[]) as kind (old, name, queue) where job.name = kind.old and job.state < 'active'`,
    [[...kinds.keys()], [...kinds.values()].map(({ name }) => name), [...kinds.values()].map(({ queue }) => queue)],
  );
}
