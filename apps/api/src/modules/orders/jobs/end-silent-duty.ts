import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';
import { endSilentDuty } from '../storage/duty.ts';

const silentHours = 2;

const job = defineJob<Record<string, never>>('orders.end-silent-duty', { queue: 'slow' });

/** A search passes over everybody on duty whose position is old: nobody stays in its way for long. */
export const endSilentDutyByTheClock = handleJob(
  job,
  ({ db }: Pick<OrdersContext, 'db'>) => transact(db, (tx) => endSilentDuty(tx, silentHours)),
  { every: '*/15 * * * *' },
);
