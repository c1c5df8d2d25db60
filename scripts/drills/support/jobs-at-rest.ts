import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts';

export type JobsLeft = {
  /** Begun, and not ended. */
  readonly running: number;
  /** Due, and not begun. */
  readonly due: number;
  /** Out of tries. */
  readonly dead: number;
  readonly waitedMs: number;
};

/** Waits until nothing is under way or due any more, for so long at most; answers what is left then. */
export async function untilJobsRest(databaseUrl: string, mostMs: number): Promise<JobsLeft> {
  const db = openDatabase(databaseUrl, { max: 1, name: 'waybill-drill' });
  const begin = Date.now();
  try {
    for (;;) {
      const [row] = await db<[{ running: number; due: number; dead: number }]>`
        select count(*) filter (where state = 'active')::int as running,
          count(*) filter (where state < 'active' and start_after <= now() and name <> 'dead-letters')::int as due,
          count(*) filter (where state < 'active' and name = 'dead-letters')::int as dead
        from jobs.job`;
      const waitedMs = Date.now() - begin;
      if ((row.running === 0 && row.due === 0) || waitedMs > mostMs) return { ...row, waitedMs };
      await sleep(250);
    }
  } finally {
    await db.end();
  }
}
