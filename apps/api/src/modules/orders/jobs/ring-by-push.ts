import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Whoever is rung hears it with a closed browser, too. */
export const ringByPush = defineJob<{ readonly packageId: string; readonly riderId: string }>('orders.ring-by-push', {
  queue: 'mail',
  // It rings for a minute; later it would be a lie.
  retryLimit: 3,
});
