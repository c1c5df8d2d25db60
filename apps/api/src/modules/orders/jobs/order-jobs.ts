import { defineJob, handleJob, type JobHandler, sweeping } from '../../../platform/jobs/jobs.ts';
import { expirePackages } from '../commands/expire-packages.ts';
import { moveDueOrders } from '../commands/move-due-orders.ts';
import { oneAfterTheOther } from '../commands/one-by-one.ts';
import { watchQuestions } from '../commands/watch-questions.ts';
import type { OrdersContext } from '../context.ts';
import { forgetRequests } from '../storage/requests.ts';
import { forgetOldSearches } from './forget-searches.ts';

const clockJob = defineJob<Record<never, never>>('orders.clock');

/** Moves everything that is due. Orders first: the parcels they leave behind may be over, too. */
export const watchTheClock = handleJob(
  clockJob,
  async (context: OrdersContext) => {
    await oneAfterTheOther(
      () => moveDueOrders(context),
      () => expirePackages(context),
      () => watchQuestions(context),
    );
  },
  { every: '* * * * *' },
);

const forgetJob = defineJob<Record<never, never>>('orders.forget-requests', sweeping);

export const forgetOldRequests = handleJob(forgetJob, ({ db }: OrdersContext) => forgetRequests(db), { every: '40 2 * * *' });

export const orderJobs: readonly JobHandler<OrdersContext>[] = [watchTheClock, forgetOldRequests, forgetOldSearches];
