import type { Db } from '../db/database.ts';
import { queues } from './queues.ts';

/** Jobs that are due and that nobody has begun, and for how long the oldest of them has been due. */
export async function measureWaitingJobs(db: Db): Promise<{ readonly count: number; readonly seconds: number }> {
  const [row] = await db<[{ count: number; seconds: number }]>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from jobs.job where name = any(${[...queues]}) and state < 'active' and start_after <= now()`;
  return row;
}
